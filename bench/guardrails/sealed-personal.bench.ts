import type { Report } from "../table.ts";
import { readSamples, type Sample, withGuardrails } from "./sealed-samples.ts";

const KINDS = [
  ["name", ({ names }: Sample) => names, ["name"]],
  ["address", ({ addresses }: Sample) => addresses, ["address"]],
  ["date of birth", ({ births }: Sample) => births, ["birth"]],
  ["phone", ({ phones }: Sample) => phones, ["phone", "cn_mobile"]],
] as const;

/** How much of the personal data is masked, and how much of what is masked is some. */
export async function report(): Promise<Report> {
  const rows = await withGuardrails(async (_, trained) => {
    const counts = KINDS.map(() => ({ wanted: 0, found: 0, said: 0, right: 0 }));
    for (const sample of readSamples()) {
      const { findings } = await trained.previewRedaction(sample.text, "bench");
      for (const [at, [, wantedOf, kinds]] of KINDS.entries()) {
        const wanted = wantedOf(sample);
        const said = findings
          .filter(({ kind }) => (kinds as readonly string[]).includes(kind))
          .map(({ text }) => text);
        const count = counts[at];
        if (count === undefined) continue;
        count.wanted += wanted.length;
        count.said += said.length;
        count.found += wanted.filter((one) => said.some((other) => overlaps(one, other))).length;
        count.right += said.filter((one) => wanted.some((other) => overlaps(one, other))).length;
      }
    }
    return counts;
  });
  return {
    title: "Personal data in texts of strangers",
    about:
      "The same sealed sets: what `redact` masks. Found is what is masked for at least half of its letters. Wanted: phones ≥ 0.85, names ≥ 0.80.",
    head: ["kind", "found (recall)", "right of what is masked (precision)"],
    rows: rows.map(({ wanted, found, said, right }, at) => [
      KINDS[at]?.[0] ?? "",
      `${(found / wanted).toFixed(3)} (${found} of ${wanted})`,
      `${(right / said).toFixed(3)} (${right} of ${said})`,
    ]),
  };
}

/** Whoever masks a street without its town has found the address. */
function overlaps(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const [short = "", long = ""] = [bare(one), bare(other)].toSorted((a, b) => a.length - b.length);
  return short !== "" && long.includes(short) && short.length * 2 >= long.length;
}
