/** How a run was left: the words for a person, the JSON for a program, the exit code for a script. */
import type { Gate, RunView } from "@bole/engine";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { oneLine } from "../terminal/text-width.ts";

export interface Ending {
  readonly run: RunView;
  readonly isStopped: boolean;
  /** The command that goes on with it, without how it is answered. */
  readonly resume: string;
  /** Where the drawing is; null without one. */
  readonly svg: string | null;
}

export function exitCodeOf({ run, isStopped }: Ending): number {
  if (run.status === "completed") return EXIT.ok;
  if (run.status === "cancelled" || isStopped) return EXIT.stopped;
  return run.status === "waiting" ? EXIT.waiting : EXIT.failed;
}

export function jsonOf({ run, svg, resume }: Ending): string {
  const { run_id, status, title, result, error, spent, active_ms } = run;
  const gates = run.gates.map(({ gate_id, step, action, phase, ask, event, until }) => ({
    gate_id,
    step,
    action,
    phase,
    ask,
    event,
    until,
  }));
  const isOpen = status === "waiting" || status === "running";
  const whole = { run_id, status, title, result, error, gates, spent, active_ms, svg };
  return `${JSON.stringify({ ...whole, resume: isOpen ? resume : null }, null, 2)}\n`;
}

export function sentencesOf(ending: Ending, io: Pick<Io, "env">): string {
  const { run, svg, isStopped } = ending;
  const say = (en: string, zh: string) => inLanguage(io, { en, zh });
  const lines: string[] = [];
  if (run.status === "completed" || run.status === "failed")
    lines.push(...visible(JSON.stringify(run.result, null, 2)).split("\n"));
  if (run.error !== null) {
    const at = run.error.step === undefined ? "" : ` (${run.error.step})`;
    lines.push(`✗ ${run.error.code}${at}: ${oneLine(run.error.message)}`);
  }
  if (run.status === "waiting") lines.push(...waitingLines(ending, say));
  else if (run.status === "running") {
    lines.push(
      isStopped
        ? say("Stopped; what is done is kept.", "已停止；已完成的步骤会保留。")
        : say(
            "The run could not go on; what is done is kept.",
            "运行无法继续；已完成的步骤会保留。",
          ),
      `${say("Go on with it", "继续运行")}: ${ending.resume}`,
    );
  }
  if (svg !== null) lines.push(`${say("Drawn", "运行图")}: ${svg}`);
  return `\n${lines.join("\n")}\n`;
}

type Say = (en: string, zh: string) => string;

function waitingLines({ run, resume }: Ending, say: Say): string[] {
  const asked = run.gates.filter(({ phase }) => phase !== "wait");
  const waits = run.gates.filter(({ phase }) => phase === "wait");
  return [
    ...asked.map(
      ({ step, action }) => `? ${step}  ${action}  ${say("asks a person", "等待人工审批")}`,
    ),
    ...waits.map((gate) => `? ${gate.step}  ${waitText(gate, say)}`),
    ...(asked.length === 0
      ? [`${say("Go on with it", "继续运行")}: ${resume}`]
      : [
          `${say("Approve", "批准")}: ${resume} --yes`,
          `${say("Reject", "拒绝")}: ${resume} --reject "…"`,
        ]),
  ];
}

function waitText({ event, until }: Gate, say: Say): string {
  const time = until === null ? null : new Date(until).toISOString();
  if (event === null) return say(`waits until ${time}`, `等待至 ${time}`);
  return say(
    `waits for the event "${event}"${time === null ? "" : `, until ${time}`}`,
    `等待事件 "${event}"${time === null ? "" : `，最晚 ${time}`}`,
  );
}

/** JSON has its control characters escaped; others could still turn the writing direction. */
const visible = (text: string) => text.replace(/[\p{Cf}\u2028\u2029]/gu, "");
