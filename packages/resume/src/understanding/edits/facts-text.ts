/** What is told, without the words that only say what it is told of. */
import type { Mention } from "../reference/mentions.ts";
import { joined, part, type Said, trimmed, withoutTail } from "../text/said.ts";

export function factsText(before: Said, after: Said, about: Mention | undefined): Said {
  const own = about !== undefined && after.cues.slice(about.start, about.end) === about.word;
  const said = own ? cut(after, about) : after;
  const lead = /^[\s,;:、。.!?~…(-]*/.exec(said.cues)?.[0].length ?? 0;
  const rest = withoutTail(part(said, lead), FOR_ME);
  if (before.cues === "") return rest;
  const kept = own || about === undefined || about.word === "internship";
  const words = kept ? before : cut(before, about);
  return IT.test(rest.cues) ? trimmed(words) : joined(trimmed(words), rest);
}

/** "…, please add it" */
const IT = /^\s*(?:(?:it|that|this|them)(?![a-z]))?(?:\s|please|pls|thanks|[,.!])*$/;

/** Who it is done for is no fact. */
const FOR_ME =
  /(?:^|\s+)(?:for me|for myself)(?:,?\s*(?:please|pls|thanks|thank you|now))*[\s.!?]*$/;

/** "Add my job as a driver", "添加教育经历：…": the section's word goes, a field's word stays as a label. */
function cut(said: Said, { start, end, field }: Mention): Said {
  if (field !== undefined && /^\s*(?:是|为|:|in|at|from|of)?\s*\S/.test(said.cues.slice(end))) {
    if (field === "degree" || field === "company" || field === "school") return said;
  }
  const lead = start <= 24 ? 0 : start;
  const kept =
    /^(?:my|the|a|an|new|previous|former|old|earlier|latest|current|part-time|full-time|\s)*$/.test(
      said.cues.slice(lead, start),
    )
      ? lead
      : start;
  const before = withoutTail(
    part(said, 0, kept),
    /\s*(?<![a-z])(?:to|into|in|under|on)\s+(?:my|the|our)?\s*$/,
  );
  const after = part(said, end);
  return before.cues.trim() === "" ? after : joined(before, after);
}
