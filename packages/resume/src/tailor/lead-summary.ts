/** A line for the summary that names what is asked for and proven, in the words of certificates and skills. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { claimAt } from "./mentions.ts";
import { requirementWeight } from "./proposal-weight.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proof, Proposal, Requirement } from "./tailoring.ts";

/** Fewer are no summary, more are a list. */
const [LEAST, MOST] = [3, 5];
const LONGEST = 48;

export function leadSummary(
  data: ResumeData,
  requirements: readonly Requirement[],
  today: Date,
  language: TextLanguage,
): Proposal[] {
  const found = requirements
    .filter(({ verdict, need }) => verdict === "meets" && need === "must")
    .toSorted((a, b) => requirementWeight(b) - requirementWeight(a))
    .flatMap(({ id, text, proofs }) => {
      const said = proofs.map((proof) => shortOf(proof, text)).find((one) => one !== undefined);
      const isHeld = said !== undefined && claimAt(said, [0, said.length], today) === "held";
      return !isHeld || data.basic.summary.includes(said) ? [] : [{ id, said }];
    });
  const chosen = [...new Map(found.map((one) => [one.said.toLowerCase(), one])).values()].slice(
    0,
    MOST,
  );
  if (chosen.length < LEAST) return [];
  const words = PROPOSAL_WORDS[language];
  const isHan = /\p{Script=Han}/u.test(data.basic.summary + data.skillContent);
  const [lead, sign, end] = isHan
    ? [PROPOSAL_WORDS.zh.summaryLead, "；", "。"]
    : [PROPOSAL_WORDS.en.summaryLead, "; ", "."];
  const line = lead + chosen.map(({ said }) => said).join(sign) + end;
  return [
    {
      ...{ id: "summary", kind: "lead_summary", section: "basic", entry_id: null, entry_label: "" },
      ...{ field: "summary", before: "", after: line, why: words.summary },
      requirements: chosen.map(({ id }) => id),
    },
  ];
}

/** A certificate by its name, a skill as it is listed. */
function shortOf({ path, line }: Proof, asked: string): string | undefined {
  if (path === "skillContent") {
    const items = line
      .replace(/^[^:：]{1,20}[:：]\s*/u, "")
      .split(/[,，、;；]\s*(?![^(（]*[)）])/u);
    const low = asked.toLowerCase();
    return fitting(items.find((item) => low.includes(item.trim().toLowerCase())) ?? "");
  }
  if (path.startsWith("other")) return fitting(certificateIn(line));
  return undefined;
}

/** With its validity, without who issued it: "BLS, valid through 2027-08". */
function certificateIn(line: string): string {
  const [name = "", ...rest] = line.split(/[,，]\s*(?![^(（]*[)）])/u);
  const valid = rest.find((part) => /valid|current|有效/iu.test(part));
  const level = /^\p{L}+$/u.test(name) && name.length <= 12 ? rest[0] : undefined;
  return [name, valid ?? level].filter((part) => part !== undefined).join(", ");
}

const fitting = (text: string): string | undefined => {
  const trimmed = text.trim();
  return trimmed.length >= 2 && trimmed.length <= LONGEST ? trimmed : undefined;
};
