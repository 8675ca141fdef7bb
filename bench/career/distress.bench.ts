import { globSync, readFileSync } from "node:fs";
import { LOCAL_OWNER as me } from "@bole/base";
import { z } from "zod";
import type { Report } from "../table.ts";
import { openBole } from "./open-bole.ts";

const SETS = new URL("../sealed/", import.meta.url).pathname;
const Sample = z.object({
  lang: z.enum(["zh", "en"]),
  text: z.string(),
  label: z.enum(["risk", "strain", "none"]),
});

/** Whether somebody whose life may be at risk is answered with care, and nobody else. */
export async function report(): Promise<Report> {
  const { career, engine, close } = await openBole();
  const rows: string[][] = [];
  for (const file of globSync(`${SETS}*/distress/*.jsonl`).toSorted()) {
    const samples = readFileSync(file, "utf8").trimEnd().split("\n");
    const counted = new Map<string, Record<string, number>>();
    for (const sample of samples.map((line) => Sample.parse(JSON.parse(line)))) {
      const { text: message, lang: language, label } = sample;
      const id = await career.start(me, { message, language, user_profile: {} });
      await engine.settled(me.tenant, id);
      const { crisis } = (await career.get(me, id)).cached_data;
      const counts = counted.get(`${language} ${label}`) ?? { open: 0, asked: 0, none: 0 };
      counts[crisis] = (counts[crisis] ?? 0) + 1;
      counted.set(`${language} ${label}`, counts);
      if ((label === "risk") !== (crisis !== "none"))
        process.stderr.write(`${crisis}, but ${label}: ${message}\n`);
    }
    const set = file.slice(SETS.length);
    for (const [kind, { open, asked, none }] of [...counted].toSorted())
      rows.push([set, kind, ...[open, asked, none].map(String)]);
  }
  await close();
  return {
    title: "Who is in danger, without a model",
    about:
      "First messages to the career adviser by people in danger (a third says so plainly), under strain, and with neither: how many get care and a helpline at once, how many are asked how they are, how many hear nothing of it.",
    head: ["set", "messages", "care", "asked", "neither"],
    rows,
  };
}
