import { Item, Words } from "@bole/language";
import { durationsIn } from "@bole/language/text";
import { z } from "zod";
import { sharedZone } from "../../agents/scheduling/zone-of-leaders.ts";
import { type Desk, idsOf } from "../desk.ts";
import { meantBy } from "../named-items.ts";
import { spokenWindow } from "../work/meeting-times.ts";
import { saidZone } from "../work/said-zone.ts";
import { shiftedTime } from "../work/shifted.ts";
import { reader } from "../workspace.ts";
import { asks, INTERVIEWERS, JOB, recruiterTool } from "./recruiter-tool.ts";

const WHEN = { zh: "什么时候？", en: "When?" };

export const findTimesTool = recruiterTool({
  name: "find_times",
  label: { zh: "查空闲时间", en: "Find free times" },
  description: "Finds free times of interviewers. Books nothing.",
  input: z.object({
    who: z.array(Words).optional(),
    with: z.array(Item).optional(),
    when: z.string().optional(),
    duration: z.string().optional(),
    job: Item.optional(),
    mode: z.enum(["onsite", "video", "phone"]).optional(),
  }),
  risk: "read",
  headline: null,
  spans: {
    who: { from: "words", many: true },
    with: { ...INTERVIEWERS, question: { zh: "是哪位面试官？", en: "Which interviewer?" } },
    when: { from: "text", question: WHEN },
    duration: { from: "text" },
    job: JOB,
  },
  // A candidate's own calendar is not known.
  run: async ({ who = [], with: leaders = [], when = "", duration = "", job }, desk) => {
    const interviewer_ids = idsOf(leaders);
    const minutes = z.int().min(5).max(480).safeParse(durationsIn(duration)[0]?.minutes).data;
    const window = await windowFor(when, interviewer_ids, desk);
    if (when !== "" && window === undefined) return asks(desk, "when", WHEN);
    const candidates = who.flatMap(({ text, ref }) =>
      ref === "name" ? meantBy("person", text, desk.workspace) : [],
    );
    desk.ask("times", {
      ...{ interviewer_ids, job_id: job?.id ?? null, minutes: minutes ?? null },
      ...(window ?? { from: null, to: null }),
    });
    return { about: [...candidates, ...leaders, ...(job ? [job] : [])] };
  },
});

/** By the clock of whoever leads it; "an hour later" is counted from the interview that is spoken of. */
async function windowFor(when: string, interviewer_ids: readonly string[], desk: Desk) {
  const { records, tenant, now, state } = desk;
  const message = desk.isModel ? when : desk.message;
  const zone = await sharedZone(records.talent, reader(tenant), { interviewer_ids });
  const clock = { now, zone: saidZone(when) ?? zone ?? desk.zone };
  const spoken = state.focus.interview;
  const standing =
    spoken && (await records.talent.interviews.get(reader(tenant), spoken.id).catch(() => null));
  const shifted = standing ? shiftedTime(message, standing.starts_at, clock) : undefined;
  if (shifted === undefined) return spokenWindow(when, clock);
  const at = (instant: number) => new Date(instant).toISOString();
  return { from: at(shifted), to: at(shifted + HOUR) };
}

const HOUR = 3_600_000;
