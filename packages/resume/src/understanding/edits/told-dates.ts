/** What is said of an entry that is there: when it was. */

import { targetRun } from "../clauses/openers.ts";
import { written } from "../dates/find-dates.ts";
import { isOnlyDates } from "../dates/only-dates.ts";
import { findPeriod } from "../dates/periods.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { findMentions } from "../reference/mentions.ts";
import { resolveEntries } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { lastEntry, pathOf, type Scene } from "../scene.ts";
import { joined, part, type Said, say } from "../text/said.ts";
import { entryPlace } from "./place.ts";
import { setPlace } from "./set-place.ts";
import { readSubject } from "./told-subject.ts";

const WHEN =
  /^(?:\s|的|那段|那份|那边|那里|那家|这段|工作|经历|实习|我|就|,|一直|做|干|待|读|念)*(?:是|从|到|于|在|自|started|start|began|ended|end|ran|run|was|went|lasted|finished|i (?:started|left|joined|ended|worked there|was there|finished|began)|is from|from|between|since|until|goes|covers|\d|去年|今年|前年|只|,)/;

export function readToldOfEntry(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  return (
    graduated(said, scene) ??
    thatTime(said, scene) ??
    readSubject(said, scene) ??
    timed(said, scene) ??
    stillThere(said, scene) ??
    cameOrWent(said, scene)
  );
}

/** "学校是…，2001年毕业": of the entry that the same message speaks of. */
function thatTime(said: Said, scene: Scene): Outcome | undefined {
  const entry = scene.acted
    ? lastEntry(scene, ["education", "workExperience", "projects"])
    : undefined;
  if (entry === undefined || !isOnlyDates(said.folded, scene.today)) return undefined;
  if (
    findMentions(said.cues).some(
      ({ field, word }) => field !== undefined && /date|时间|日期|年月/.test(word),
    )
  )
    return undefined;
  const { start, end } = findPeriod(said.folded, scene);
  return setEnds(
    { ...parseTarget(part(said, 0, 0), scene.seen, scene.today), pronoun: true },
    start,
    end,
    scene,
  );
}

/** "I graduated a year later, in May 2019". */
const LATE =
  /^i graduated (?:(?:an?|one|two|half a) (?:year|semester|term|month)s? )?(?:later|earlier|early|late)(?: than [^,]{3,20})?,?\s*(?=(?:in|on) )/;

const GRADUATED =
  /^i(?: will)? graduated?(?: in| on)? (?<when>[^,]{3,20})$|^我(?:是|将|会)?(?<zh>[^,]{2,12})(?:月|年|份)?毕业的?$/;

/** "I graduated in June 2012": of the only study, or of one that is asked for. */
function graduated(whole: Said, scene: Scene): Outcome | undefined {
  const late = LATE.exec(whole.cues)?.[0].length;
  const said = late === undefined ? whole : joined(say("i graduated"), part(whole, late), " ");
  const groups = GRADUATED.exec(said.cues.replace(/[\s.。!]+$/, ""))?.groups;
  if (groups === undefined || !isOnlyDates(said.folded, scene.today)) return undefined;
  const { start, end, lone } = findPeriod(said.folded, scene);
  const date = end ?? (lone === undefined ? undefined : written(lone));
  if (start !== undefined || date === undefined || scene.draft.education.length === 0)
    return undefined;
  const found = resolveEntries(parseTarget(part(said, 0, 0), scene.seen, scene.today), scene, [
    "education",
  ]);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "endDate"));
  return place === undefined ? undefined : setPlace(place, say(date), scene);
}

const CAME_OR_WENT =
  /^(?:\d{4}年|去年|今年|上个?月)[^,]{0,10}(?:离职|离开|辞职|走)的|^(?:我|本人|i|i've|i have)(?![a-z]).{0,48}?(?:离职|离开|辞职|跳槽|入职|加入|(?:去|到)[^,]{2,10}(?:上班|报到|工作)的|进的?|毕业|结束|(?<![a-z])(?:left|quit|joined|started at|finish(?:ed)? at|(?:finished|left|stopped|ended) (?:up )?there|stopped (?:working )?(?:at|for|with)|graduated from|resigned from|started working at|ended|(?:finished|completed|got|earned|received|started|began|did) my|(?:was|been|worked|stayed|studied) (?:at|with|for) .{2,30} (?:until|till|since))(?![a-z]))/;

/** "I left Stripe last month", 我上个月从腾讯离职了: only of what is there. */
function cameOrWent(said: Said, scene: Scene): Outcome | undefined {
  if (
    !CAME_OR_WENT.test(said.cues) ||
    /(?:做|担任|当)|(?<![a-z])as (?:an?|the)(?![a-z])/.test(said.cues)
  )
    return undefined;
  const target = parseTarget(said, scene.seen, scene.today);
  // "I did my degree between …", where there is only one.
  const study = target.field === "degree" ? entriesOf(scene.draft, "education") : [];
  const pointed =
    target.named.length > 0 ||
    (target.described.length === 1 &&
      !/(?:之前|以前|之后|以后)/.test(said.cues) &&
      target.rest.length <= 24 &&
      levelIn(said.cues) !== undefined) ||
    study.length === 1;
  const spokenOf = pointed ? undefined : lastEntry(scene, ["workExperience", "education"]);
  if (!pointed && (spokenOf === undefined || target.rest.length > 20)) return undefined;
  const { start, end, lone } = findPeriod(said.folded, scene);
  const left =
    /离职|离开|辞职|跳槽|毕业|结束|走的|(?<![a-z])(?:left|quit|stopped|finish(?:ed)?|completed|got|earned|received|graduated|resigned|ended|until|till)(?![a-z])/.test(
      said.cues,
    );
  const date = lone === undefined ? undefined : written(lone);
  if (left && start === undefined && (end ?? date) === undefined) return askEnd(target, scene);
  const [from, to] = left ? [start, end ?? date] : [start ?? date, end];
  const meant = target.named.length === 0 && study.length === 1 ? study : target.named;
  const named = left ? ongoing(meant) : meant;
  return setEnds({ ...target, named, years: [], pronoun: spokenOf !== undefined }, from, to, scene);
}

/** Of two jobs at one company only the one that goes on can be left. */
function ongoing(named: readonly Entry[]): readonly Entry[] {
  const open = named.filter(({ fields }) => OPEN.test(fields.endDate ?? ""));
  return open.length === 1 ? open : named;
}

const OPEN = /^(?:至今|现在|present|now|current)$/i;

/** 我已经从腾讯离职了: since when, is not said. */
function askEnd(target: Target, scene: Scene): Outcome | undefined {
  const found = resolveEntries(target, scene, ["workExperience"]);
  const [entry] = "instead" in found ? [] : found.entries;
  const [place] = entry === undefined ? [] : entryPlace(scene, entry, "endDate");
  return target.named.length === 0 || place === undefined
    ? undefined
    : setPlace(place, undefined, scene);
}

const STILL =
  /^i(?:'m| am)?(?: actually)? still (?:(?:work(?:ing)?|am working|employed|involved|busy|active|a part|part)(?: full-time| part-time)? )?(?:at|for|with|on|in|of|doing) (?:the )?(?<en>[^,]{2,40}?)(?: project)?(?: today| now| full-time| part-time)?(?:,? so (?:there's |there is )?no end(?: date)?(?: yet)?)?[\s.!]*$|^(?:我)?(?:现在|目前|其实|到现在|至今)*(?:还|仍然?|依然)(?:在|就职于|任职于)(?<zh>[^,。过]{2,12}?)(?:上班|工作|任职|在职|做|干)(?:着|呢|的|[\s。!])*$/d;

/** "I'm still working at Infosys", 我还在美团上班: an end that has not come. */
function stillThere(said: Said, scene: Scene): Outcome | undefined {
  const groups = STILL.exec(said.cues)?.indices?.groups;
  const span = groups?.en ?? groups?.zh;
  if (span === undefined) return undefined;
  const target = parseTarget(part(said, ...span), scene.seen, scene.today);
  const [job, other] = target.named.filter(({ section }) => section !== "education");
  if (job === undefined || other !== undefined || target.rest !== "") return undefined;
  if (target.years.length > 0 || !/^\d/.test(job.fields.endDate ?? "")) return undefined;
  return setEnds({ ...target, named: [job] }, undefined, scene.open, scene);
}

const ONGOING =
  /^\s*(?:项目|工作)?(?:我)?(?:现在|目前)?(?:还|仍|一直)?(?:在(?:进行|做|继续|持续)|没有?(?:结束|做完)|未结束|在职)(?:中|着|呢|的|当中)?[。!\s]*$|^\s*(?:is|was) (?:still )?(?:ongoing|in progress|active|going on|running)|^\s*(?:is|has) ?(?:not|n't) (?:ended|finished|over)/;

/** "… ended a month later, in May 2019" */
const BEGAN = /^\s*(?:started|began)(?: [a-z]+){0,3} (?:later|earlier),/;
const ENDED = /^\s*(?:ended|finished)(?: [a-z]+){0,3} (?:later|earlier),/;

/** "The Hilton job ended in June 2019", 腾讯那份工作是2021年4月开始的. */
function timed(said: Said, scene: Scene): Outcome | undefined {
  const run = targetRun(said, scene);
  const rest = said.cues.slice(run);
  if (run === 0 || !(WHEN.test(rest) || ONGOING.test(rest))) return undefined;
  const target = parseTarget(part(said, 0, run), scene.seen, scene.today);
  if (target.named.length + target.picks.length === 0 && target.described.length !== 1)
    return undefined;
  const { start: from, end: to, lone } = findPeriod(said.folded.slice(run), scene);
  // 拼多多实习开始于2019年6月: the word for the end stands before the date.
  const date = lone === undefined ? undefined : written(lone);
  const [began, ended] = [BEGAN.test(rest), ENDED.test(rest)];
  const start = from ?? (target.field === "start" || began ? date : undefined);
  const end = to ?? (target.field === "end" || ended ? date : undefined);
  const open = ONGOING.test(said.cues.slice(run)) ? scene.open : undefined;
  return setEnds(target, start, end ?? open, scene);
}

function setEnds(
  target: Target,
  start: string | undefined,
  end: string | undefined,
  scene: Scene,
): Outcome | undefined {
  if (start === undefined && end === undefined) return undefined;
  const found = resolveEntries(target, scene, ["education", "workExperience", "projects"]);
  if ("instead" in found) return found.instead;
  const [entry] = found.entries;
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined || found.entries.length > 1) return undefined;
  const calls = [
    ...(start === undefined ? [] : [update(`${path}.startDate`, start)]),
    ...(end === undefined ? [] : [update(`${path}.endDate`, end)]),
  ];
  const field = calls.length === 2 ? "dates" : start === undefined ? "endDate" : "startDate";
  return edits(calls, { section: entry.section, entry_id: entry.id, field, action: "update" });
}
