/** One more line for a description: "给字节那段加一条描述：…", "add a bullet to Stripe: …". */
import { targetRun } from "../clauses/openers.ts";
import type { Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { parseTarget } from "../reference/target.ts";
import { whatValue } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { joined, part, type Said, trimmed, withoutTail } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { addLine } from "./lines.ts";
import { placeOfField } from "./place.ts";

export function addToDescription(before: Said, after: Said, scene: Scene): Outcome | undefined {
  const inAfter = findMentions(after.cues).find(
    ({ field }) => field === "description" || field === "summary",
  );
  const inBefore = findMentions(before.cues).findLast(
    ({ field }) => field === "description" || field === "summary",
  );
  const behind = toTheDescription(after, scene) ?? intoTheDescription(before, after, scene);
  if (behind !== undefined) return behind;
  const mention = inAfter ?? inBefore;
  if (mention === undefined || (inAfter !== undefined && inAfter.start > 40)) return undefined;
  const colon = /[:]|,(?=.)/.exec(after.cues.slice(inAfter?.end ?? 0));
  const cut =
    colon === null
      ? (inAfter?.end ?? 0)
      : (inAfter?.end ?? 0) + colon.index + (colon[0] === ":" ? 0 : 1);
  const owner = inAfter === undefined ? before : joined(before, part(after, 0, cut));
  const value = part(after, cut);
  const target = parseTarget(owner, scene.seen, scene.today);
  // "Add a job … description: …" tells of a new entry; a line is added to one that is there.
  const there =
    target.named.length > 0 ||
    target.picks.length > 0 ||
    mention.field === "summary" ||
    inAfter?.start === 0 ||
    target.about === undefined;
  if (
    !there ||
    (/(?:段|份)(?:工作|实习|教育|项目)/.test(after.cues.slice(0, 8)) &&
      target.named.length === 0 &&
      target.picks.length === 0)
  )
    return undefined;
  const placed = placeOfField({ ...target, rest: "" }, scene, mention.field ?? "description");
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  if (place === undefined) return undefined;
  const text = readValue(place.field, value, scene, place.had);
  if (text !== undefined) return addLine(place, text);
  const asked = {
    kind: "value" as const,
    section: place.section,
    entry_id: place.entry?.id ?? null,
    field: place.field,
    message: scene.message,
    options: ["add"],
  };
  return { kind: "ask", reply: whatValue(scene.language, place.section, place.field), asked };
}

const TO_TEXT =
  /^(?:that\s+)?(?<value>.{4,}?)\s+(?:to|in|into|under)\s+(?<owner>(?:my|the)\s+(?:[^,.:]{0,30}(?:description|bullets?|details|summary|responsibilities|duties|bio|profile)|(?:description|bullets?|details|responsibilities|duties)\s+(?:of|for|at|on|under|in)\s+[^,:]{2,40}?))[\s.]*$/ds;

/** "add Led the audit to the Acme description": the text comes first. */
function toTheDescription(after: Said, scene: Scene): Outcome | undefined {
  const groups = TO_TEXT.exec(after.cues)?.indices?.groups;
  if (groups?.value === undefined || groups.owner === undefined) return undefined;
  const target = parseTarget(part(after, ...groups.owner), scene.seen, scene.today);
  const placed =
    target.field === undefined
      ? undefined
      : placeOfField({ ...target, rest: "" }, scene, target.field);
  const [place] = placed !== undefined && "places" in placed ? placed.places : [];
  const text =
    place === undefined
      ? undefined
      : readValue(place.field, part(after, ...groups.value), scene, place.had);
  return place === undefined || text === undefined ? undefined : addLine(place, text);
}

/** 美团那段补充一条，…, "Under Stripe add that …": a line for an entry, though no text is spoken of. */
export function lineForEntry(
  before: Said,
  verb: string,
  after: Said,
  scene: Scene,
): Outcome | undefined {
  const line =
    (/[条句点行]$/.test(verb.trim()) && /^\s*[:,]/.test(after.cues)) ||
    (/(?:写上|补充|加上|补上|添加)$/.test(verb.trim()) && /^\s*:/.test(after.cues));
  const that = /^(?:under|for|at|in|to)\s/.test(before.cues) && /that$/.test(verb.trim());
  if (!line && !that) return undefined;
  const target = parseTarget(before, scene.seen, scene.today);
  if (target.field !== undefined || target.rest.length > 1) return undefined;
  if (target.named.length === 0 && target.picks.length === 0) return undefined;
  const placed = placeOfField(target, scene, "description");
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  const text =
    place === undefined
      ? undefined
      : readValue(place.field, line ? part(after, 1) : after, scene, place.had);
  return place === undefined || text === undefined ? undefined : addLine(place, text);
}

const TO_ENTRY =
  /^\s*(?:that\s+)?(?<value>\S.*?)\s+(?:to|under|for)\s+(?<owner>(?:(?:my|the)\s+)?[^,:]{2,40}?)[\s.]*$/ds;

/** "Add “Won the hackathon” to Churn Prediction": words for an entry that is named, with no text spoken of. */
export function wordsForEntry(after: Said, scene: Scene): Outcome | undefined {
  const groups = TO_ENTRY.exec(after.cues)?.indices?.groups;
  if (groups?.value === undefined || groups.owner === undefined) return undefined;
  const value = part(after, ...groups.value);
  if (findMentions(value.cues).some(({ field }) => field === "description")) return undefined;
  const told = /^["“'‘].*["”'’]$/.test(value.raw) || value.raw.split(/\s+/).length > 3;
  const target = parseTarget(part(after, ...groups.owner), scene.seen, scene.today);
  if (!told || target.named.length === 0 || target.field !== undefined || target.rest !== "")
    return undefined;
  const placed = placeOfField(target, scene, "description");
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  const text = place === undefined ? undefined : readValue(place.field, value, scene, place.had);
  return place === undefined || text === undefined ? undefined : addLine(place, text);
}

const INTO =
  /^(?<owner>[^,。:]{0,16}?(?:描述|简介|介绍|内容|评价|职责))(?:里面?|中|上|去|里去)?(?:吧|了)?[\s。!]*$/d;

/** 浙大的绩点 3.9，写到描述里: the text comes first, with or without whose it is. */
function intoTheDescription(before: Said, after: Said, scene: Scene): Outcome | undefined {
  const owner = INTO.exec(after.cues)?.indices?.groups?.owner;
  if (owner === undefined || before.cues.trim() === "") return undefined;
  const where = parseTarget(part(after, ...owner), scene.seen, scene.today);
  const run = where.named.length + where.picks.length > 0 ? 0 : targetRun(before, scene);
  const whose = run === 0 ? where : parseTarget(part(before, 0, run), scene.seen, scene.today);
  const key = where.field ?? "description";
  const placed = placeOfField({ ...whose, field: key, rest: "", stranger: "" }, scene, key);
  const [place] = "places" in placed ? placed.places : [];
  const said = trimmed(withoutTail(part(before, run), /(?:,|\s)*(?:请|帮我|也|把|给我)*\s*$/));
  const text = place === undefined ? undefined : readValue(place.field, said, scene, place.had);
  return place === undefined || text === undefined ? undefined : addLine(place, text);
}
