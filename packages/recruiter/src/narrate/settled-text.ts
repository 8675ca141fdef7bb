/** How a workflow stands when it has come to rest, in a sentence or two. */
import { zonedTime } from "@bole/base";
import type { Gate, RunView } from "@bole/engine";
import { z } from "zod";
import { tally } from "../agents/supervisor/count-results.ts";
import type { Counts } from "../agents/supervisor/summary.ts";
import { summaryText } from "../agents/supervisor/summary-text.ts";
import { type RecordLink, Shortlist, type ShortlistEntry } from "../model/index.ts";
import { toldError } from "../model/told-error.ts";
import { approvalKind } from "../supervisor/approval-kind.ts";
import { ASKED, type Language } from "../supervisor/words.ts";
import { itemsOfGate } from "../workflows/gate-items.ts";
import { rejectionText } from "./rejection-text.ts";

export interface Settled {
  readonly message: string;
  readonly links: RecordLink[];
}

/** `gates` are all of the run, also those that are answered. */
export function settledText(view: RunView, gates: readonly Gate[], language: Language): Settled {
  const no = [...new Set(gates.flatMap((gate) => rejectionText(gate, language) ?? []))];
  const results = Object.values(view.steps).flatMap(({ status, result }) =>
    status === "completed" ? [result] : [],
  );
  const { counts, warnings, links } = tally(results, language);
  const done = summaryText(counts, language);
  const said: Readonly<Record<string, () => string[]>> = {
    waiting: () => [waitingText(view.gates, language)],
    running: () => [],
    completed: () => [
      done,
      ...namesOf(counts, links, results.flatMap(shortlisted)),
      ...no,
      ...warnings.slice(0, 5),
    ],
    failed: () => [
      WORDS[language].failed(toldError(view.error?.code, language), view.run_id),
      done,
    ],
    cancelled: () => [WORDS[language].cancelled, ...no, done],
  };
  return { message: (said[view.status]?.() ?? []).filter(Boolean).join("\n"), links };
}

/** More are seen on the page. */
const MOST_NAMES = 10;

/** Where people were only looked for, they are the answer: numbered, so that "the second one" is somebody. */
function namesOf(
  { shortlisted, drafted, sent, moved, interviews }: Counts,
  links: readonly RecordLink[],
  found: readonly ShortlistEntry[],
): string[] {
  if (shortlisted === 0 || drafted + sent + moved + interviews > 0) return [];
  const people = links.filter(({ kind }) => kind === "person").slice(0, MOST_NAMES);
  return people.map(({ id, title }, at) => {
    const { headline = "" } = found.find(({ person_id }) => person_id === id) ?? {};
    return `${at + 1}. ${title}${headline && ` · ${headline.slice(0, LONGEST)}`}`;
  });
}

const LONGEST = 80;

const shortlisted = (result: unknown): readonly ShortlistEntry[] =>
  Shortlist.safeParse(result).data?.candidates ?? [];

function waitingText(gates: readonly Gate[], language: Language): string {
  const asked = gates.filter(({ phase }) => phase !== "wait");
  const kinds = Map.groupBy(asked, ({ action, phase }) => approvalKind(action, phase));
  const replies = gates.filter(({ event }) => event === "email_reply").length;
  const words = WORDS[language];
  return [
    ...[...kinds].map(([kind, own]) =>
      words.asked(ASKED[kind][language], askedAbout(own, language)),
    ),
    ...(replies > 0 ? [words.replies(replies)] : []),
  ].join(language === "zh" ? "" : " ");
}

const Shown = z.object({
  name: z.string(),
  starts_at: z.string().optional(),
  time_zone: z.string().optional(),
});

/** Whom the first few of it are about, and when they would meet. */
function askedAbout(gates: readonly Gate[], language: Language): string {
  const shown = gates.flatMap(itemsOfGate).flatMap(({ preview }) => {
    const { success, data } = Shown.safeParse(preview);
    if (!success) return [];
    const { name, starts_at, time_zone } = data;
    const when = starts_at && time_zone && zonedTime(starts_at, time_zone, language);
    return [when ? `${name} · ${when}` : name];
  });
  const more = shown.length > FEW ? ["…"] : [];
  return [...shown.slice(0, FEW), ...more].join(language === "zh" ? "、" : "; ");
}

const FEW = 5;

const WORDS = {
  zh: {
    failed: (why: string, run: string) => `没有完成：${why}（编号 ${run}）`,
    cancelled: "已取消。",
    asked: (kind: string, about: string) => `等你${kind}${about && `：${about}`}。`,
    replies: (count: number) => `在等 ${count} 人的回复；有人回复后会自动继续。`,
  },
  en: {
    failed: (why: string, run: string) => `It could not be finished: ${why} (reference ${run})`,
    cancelled: "It was cancelled.",
    asked: (kind: string, about: string) =>
      `Waiting for you: ${kind.toLowerCase()}${about && ` (${about})`}.`,
    replies: (count: number) =>
      `Waiting for ${count === 1 ? "a reply" : `${count} replies`}; it goes on by itself when one comes.`,
  },
} as const;
