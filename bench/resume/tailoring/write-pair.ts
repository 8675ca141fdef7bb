/** A tailored pair as a page for somebody who judges it by reading. */
import type { TailoredPair } from "./tailor-pair.ts";

export function writePair(tailored: TailoredPair): string {
  const { pair, tailoring, added, lost, newLines, lostLines } = tailored;
  const { requirements, needs, proposals, questions, gaps } = tailoring;
  const textOf = (id: string) => requirements.find((one) => one.id === id)?.text ?? "";
  return [
    `# ${pair.name}: ${tailoring.title}`,
    `**Required:** ${counted(needs.must)}. **Nice to have:** ${counted(needs.nice)}. **Part of the work:** ${counted(needs.duty)}.`,
    `Facts added: ${said(added)}. Facts lost: ${said(lost)}.`,
    `Lines added: ${newLines.length}. Lines lost: ${lostLines.length}.`,
    "## Proposed changes, the most useful first",
    ...proposals.map(
      ({ kind, entry_label, before, after, why }) =>
        `### ${[kind, entry_label].filter(Boolean).join(": ")}\n\n${why}\n\n${diff(before, after)}`,
    ),
    "## Questions",
    ...questions.map(({ text }) => `- ${text}`),
    "## Gaps",
    ...gaps.map(({ requirement_id, advice }) => `- ${textOf(requirement_id)}: ${advice}`),
    "## Requirements",
    ...requirements.map(({ id, text, need, verdict, reason, proofs, closest }) =>
      [
        `- **${verdict}** (${need}) ${text}${questions.some((one) => one.requirement_id === id) ? " – *asked*" : ""}`,
        `  ${reason}`,
        ...proofs.map(({ path, line }) => `  > ${line} \`${path}\``),
        ...(proofs.length > 0 ? [] : closest).map(
          ({ path, line }) => `  Closest line: ${line} \`${path}\``,
        ),
      ].join("\n"),
    ),
    "## Variant",
    tailored.after,
    "## Advertisement",
    pair.ad,
  ].join("\n\n");
}

const counted = ({ met, partly, open, all }: TailoredPair["tailoring"]["needs"]["must"]) =>
  `${met} of ${all} proven, ${partly} in part, ${open} open`;

const said = (facts: TailoredPair["added"]) =>
  facts.length === 0 ? "none" : facts.map(({ text }) => `“${text}”`).join(", ");

const diff = (before: string, after: string) =>
  ["```diff", ...(before === "" ? [] : marked("-", before)), ...marked("+", after), "```"].join(
    "\n",
  );

const marked = (sign: string, text: string) => text.split("\n").map((line) => `${sign} ${line}`);
