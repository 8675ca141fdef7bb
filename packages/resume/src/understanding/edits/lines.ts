/** Lines of a description: one more, one less. */
import { add, edits, type Outcome, update } from "../outcome.ts";
import { entriesOf } from "../reference/entries.ts";
import { findMentions } from "../reference/mentions.ts";
import { findOrdinals, type Pick } from "../reference/ordinals.ts";
import { resolveEntries, talk } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { noSuchPlace, notFound } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { fold } from "../text/said.ts";
import { entryPlace, lastOf, type Place } from "./place.ts";

const WITH_TEXT = ["workExperience", "projects", "education"] as const;

/** "腾讯那段的第二条描述", "the last bullet at Stripe": which line, and whose. */
export function lineMeant(
  target: Target,
): { readonly pick: Pick; readonly owner: Target } | undefined {
  const { cues } = target.said;
  const ordinal = findOrdinals(cues).find(({ start, end }) => {
    const measured = /[条点句行]$/.test(cues.slice(start, end));
    return (
      measured || /^\s*(?:bullet|bullet point|point|line|sentence)s?(?![a-z])/.test(cues.slice(end))
    );
  });
  if (ordinal === undefined) return undefined;
  const about =
    findMentions(cues).some(({ field }) => field === "description") ||
    /条|(?<![a-z])(?:bullet|line|point)/.test(cues);
  if (!about || /条(?:工作|项目|教育|实习)/.test(cues)) return undefined;
  const others = findOrdinals(cues)
    .filter(({ start }) => start !== ordinal.start)
    .map(({ pick }) => pick);
  if (others.length === 0 && isOfSection(target, cues.slice(0, ordinal.start))) return undefined;
  return { pick: ordinal.pick, owner: { ...target, picks: others, rest: "" } };
}

/** 工作经历里最下面那条: one of the jobs, not a line of one. */
const isOfSection = ({ named, described, field }: Target, before: string): boolean =>
  named.length + described.length === 0 &&
  field !== "description" &&
  /(?:经历|经验|背景|项目|实习)(?:里面?|中|的|上|部分)*\s*$/.test(before);

const ABOUT =
  /(?:bullets?|bullet points?|lines?|points?|sentences?|part)\s+(?:about|on|with|that says|that mentions|saying|mentioning|regarding)\s+(?:the |my )?(?<words>.+?)(?:\s+(?:from|in|at|under|of)\s.*)?[\s.!]*$|(?:关于|提到|写着|讲|说)(?<zh>[^,]{2,16}?)的?那?一?[条句行](?:描述|话)?/;

/** "mentoring" is about "Mentored 3 engineers", too. */
function isAbout(line: string, words: string): boolean {
  if (line.includes(words)) return true;
  const stem = /^[a-z]{4,}?(?=(?:ing|ed|s|ion|ment)?$)/.exec(words.trim())?.[0] ?? "";
  return stem.length >= 4 && new RegExp(`(?<![a-z])${stem}`).test(line);
}

/** "Remove the bullet about students": the line that has these words; nothing else goes. */
function removeLineAbout(target: Target, scene: Scene): Outcome | undefined {
  const groups = ABOUT.exec(target.said.cues)?.groups;
  const words = groups?.words ?? groups?.zh;
  if (words === undefined) return undefined;
  const entries =
    target.named.length > 0
      ? target.named
      : WITH_TEXT.flatMap((section) => entriesOf(scene.draft, section));
  const hits = entries
    .flatMap((entry) => entryPlace(scene, entry, "description"))
    .flatMap((place) =>
      place.had
        .split("\n")
        .flatMap((line, at) => (isAbout(fold(line), words) ? [{ place, at }] : [])),
    );
  const [hit] = hits;
  if (hit === undefined || hits.length > 1) return talk(notFound(scene.language, words, []));
  const { place, at } = hit;
  return edits(
    [update(place.path, place.had.split("\n").toSpliced(at, 1).join("\n"))],
    lastOf(place, "update"),
  );
}

export function removeLine(target: Target, scene: Scene): Outcome | undefined {
  const about = removeLineAbout(target, scene);
  if (about !== undefined) return about;
  const meant = lineMeant(target);
  if (meant === undefined) return undefined;
  const found = resolveEntries(meant.owner, scene, WITH_TEXT);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "description"));
  if (place === undefined) return undefined;
  const at = lineAt(place, meant.pick);
  if (at === undefined)
    return talk(noSuchPlace(scene.language, place.section, place.had.split("\n").length));
  return edits(
    [update(place.path, place.had.split("\n").toSpliced(at, 1).join("\n"))],
    lastOf(place, "update"),
  );
}

export function changeLine(target: Target, text: string, scene: Scene): Outcome | undefined {
  const meant = lineMeant(target);
  if (meant === undefined || text === "") return undefined;
  const found = resolveEntries(meant.owner, scene, WITH_TEXT);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "description"));
  const at = place === undefined ? undefined : lineAt(place, meant.pick);
  if (place === undefined || at === undefined) return undefined;
  const lines = place.had.split("\n");
  const bullet = /^\s*[-*•·]\s+/.exec(lines[at] ?? "")?.[0] ?? "";
  return edits(
    [update(place.path, lines.with(at, `${bullet}${text}`).join("\n"))],
    lastOf(place, "update"),
  );
}

function lineAt({ had }: Place, pick: Pick): number | undefined {
  const { length } = had.split("\n");
  if (had === "" || pick.kind !== "nth") return undefined;
  const at = pick.n > 0 ? pick.n - 1 : length + pick.n;
  return at >= 0 && at < length ? at : undefined;
}

export function addLine(place: Place, text: string): Outcome {
  return edits([add(place.path, text)], lastOf(place, "update"));
}
