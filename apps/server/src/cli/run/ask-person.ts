/** Shows a person what a run asks, and takes the answer: approve, edit, reject, or later. */

import { errorText } from "@bole/base";
import { type AnswerRequest, type Gate, JsonValue } from "@bole/engine";
import { type Io, inLanguage, type Person } from "../io.ts";
import { readable } from "../terminal/readable.ts";
import { oneLine } from "../terminal/text-width.ts";

export type Answered = Pick<AnswerRequest, "decision" | "value" | "reason">;

export interface Asking {
  readonly io: Pick<Io, "env" | "out">;
  readonly person: Person;
  /** Aborted when the person wants to leave. */
  readonly signal: AbortSignal;
}

/** Null when the person does not want to answer now. */
export async function askPerson(gate: Gate, asking: Asking): Promise<Answered | null> {
  const { io, person, signal } = asking;
  const say = (en: string, zh: string) => inLanguage(io, { en, zh });
  const what =
    gate.phase === "before" ? say("before it runs", "执行前") : say("its result", "结果");
  io.out(`\n? ${gate.step}  ${gate.action}  (${what})\n${readable(gate.ask)}\n`);
  for (;;) {
    const answer = await person.ask(
      say("[a]pprove, [e]dit, [r]eject, [l]ater? ", "[a] 批准，[e] 修改，[r] 拒绝，[l] 以后再说？"),
      signal,
    );
    if (answer === null) return null;
    const letter = answer.trim().toLowerCase();
    if (/^(l|later|q)$/.test(letter)) return null;
    if (/^(a|approve|y|yes)$/.test(letter)) return { decision: "approve" };
    if (/^(r|reject|n|no)$/.test(letter)) return rejection(asking, say);
    if (/^(e|edit)$/.test(letter)) {
      const edited = await changed(gate, asking, say);
      if (edited !== undefined) return { decision: "modify", value: edited };
    }
  }
}

type Say = (en: string, zh: string) => string;

async function rejection({ person, signal }: Asking, say: Say): Promise<Answered | null> {
  const reason = await person.ask(say("Why? ", "原因？"), signal);
  if (reason === null) return null;
  return { decision: "reject", ...(reason.trim() !== "" && { reason: reason.trim() }) };
}

/** Undefined where nothing was changed, or it is not JSON: then the question stands. */
async function changed(
  gate: Gate,
  { io, person, signal }: Asking,
  say: Say,
): Promise<JsonValue | undefined> {
  const before = `${JSON.stringify(gate.ask, null, 2)}\n`;
  const text =
    (await person.edit(before)) ??
    (await person.ask(say("As JSON, on one line: ", "请在一行内输入 JSON："), signal));
  if (text === null || text.trim() === "" || text === before) return undefined;
  try {
    return JsonValue.parse(JSON.parse(text));
  } catch (error) {
    io.out(`${say("This is not JSON", "这不是 JSON")}: ${oneLine(errorText(error))}\n`);
    return undefined;
  }
}
