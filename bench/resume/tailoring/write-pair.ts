/** A tailored pair as a page for somebody who judges it by reading. */
import type { TailoredPair } from "./tailor-pair.ts";

export function writePair(tailored: TailoredPair): string {
  const { pair, tailoring, added, lost, newLines, lostLines } = tailored;
  const { requirements, coverage, proposals, missing } = tailoring;
  return [
    `# ${pair.name}: ${tailoring.title}`,
    `Proven ${coverage.met}, in part ${coverage.partly}, of ${coverage.all} requirements.`,
    `Facts added: ${said(added)}. Facts lost: ${said(lost)}.`,
    `Lines added: ${newLines.length}. Lines lost: ${lostLines.length}.`,
    "## Requirements",
    ...requirements.map(({ id, text, need, verdict, reason, proofs, closest }) =>
      [
        `- **${verdict}** (${need}) ${text}${missing.includes(id) ? " – *asked*" : ""}`,
        `  ${reason}`,
        ...proofs.map(({ path, line }) => `  > ${line} \`${path}\``),
        ...(verdict === "meets" ? [] : closest).map(
          ({ path, line }) => `  Closest line: ${line} \`${path}\``,
        ),
      ].join("\n"),
    ),
    "## Questions",
    ...requirements.filter(({ id }) => missing.includes(id)).map(({ text }) => `- ${text}`),
    "## Changes",
    ...proposals.map(
      ({ kind, entry_label, before, after }) =>
        `### ${[kind, entry_label].filter(Boolean).join(": ")}\n\n${diff(before, after)}`,
    ),
    "## Variant",
    tailored.after,
    "## Advertisement",
    pair.ad,
  ].join("\n\n");
}

const said = (facts: TailoredPair["added"]) =>
  facts.length === 0 ? "none" : facts.map(({ text }) => `“${text}”`).join(", ");

const diff = (before: string, after: string) =>
  ["```diff", ...marked("-", before), ...marked("+", after), "```"].join("\n");

const marked = (sign: string, text: string) => text.split("\n").map((line) => `${sign} ${line}`);
