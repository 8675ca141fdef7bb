/** "I got promoted to Staff Engineer", 我升任技术经理了: the job that somebody has now is called otherwise. */
import { positionScore } from "@bole/talent/reading";
import { targetRun } from "../clauses/openers.ts";
import { findDates } from "../dates/find-dates.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import type { Outcome } from "../outcome.ts";
import { byTime, type Entry, entriesOf } from "../reference/entries.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { which } from "../reference/resolve.ts";
import type { Scene } from "../scene.ts";
import { part, type Said, trimmed, withoutLead } from "../text/said.ts";
import { entryPlace } from "./place.ts";
import { setPlace } from "./set-place.ts";

const EN =
  /^(?:(?=promoted me )|i|i've|i was|i'm|my company|they)(?: (?:have|was|got|just|recently|am|been|also|finally|now|were|have been|(?:have )?(?:promoted|made) me(?= to| an?)))* ?(?:promoted(?: me)?(?: from .{2,40}?)? to|made me|(?<=(?:been|was|got|am) )(?:made|appointed|named)(?: as| to)?|moved up to|stepped up to|became|now work as|work now as)(?: be)?(?: an?| the)? (?<value>[^,;!?]{2,60})/d;
const ZH =
  /^(?:我|本人)?(?:最近|刚刚?|今年|去年|已经|现在|上个?月|前不久|终于|\d{4}年(?:\d{1,2}月)?|在\S{2,12}?|,|\s)*(?:被)?(?:(?:升职?|晋升|升级|提拔|提干|转正)了?[,\s]*(?:现在|目前|如今)(?:已经)?(?:的?(?:职位|岗位|职务|头衔))?(?:是|为|任|担任|做|当|叫)|升职?(?:为|到|成|任|做|当|了)|晋升(?:为|到|成|了)?|提拔(?:为|成|到|做)|升任|荣升|转正为|调任|改任)(?<value>[^,。;!?]{2,30})/d;

/** What was once is not what one is called now. */
const LONG_AGO = /(?<![a-z])(?:years?|ages|decades?) ago(?![a-z])|[多几]年前|当年/;

export function readPromoted(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const news = withoutPlace(said, scene);
  const span = (ZH.exec(news.cues) ?? EN.exec(news.cues))?.indices?.groups?.value;
  if (span === undefined || LONG_AGO.test(said.cues)) return undefined;
  if (/^promoted /.test(news.cues) && positionScore(news.raw.slice(...span)) === 0)
    return undefined;
  const named = namedEntries(said.folded, scene.seen)
    .map(({ entry }) => entry)
    .filter(({ section }) => section === "workExperience");
  const jobs = named.length > 0 ? named : entriesOf(scene.draft, "workExperience");
  const [job, other] = held(jobs);
  const [place] = job === undefined ? [] : entryPlace(scene, job, "position");
  if (place === undefined) return undefined;
  if (other !== undefined) return which(held(jobs), scene);
  return setPlace(place, newTitle(part(news, ...span), scene), scene);
}

/** 朝阳医院那边我升任…: where it was may come first. */
function withoutPlace(said: Said, scene: Scene): Said {
  const bare = withoutLead(said, /^(?:在|at |in )/);
  const run = targetRun(bare, scene);
  return run === 0 ? said : withoutLead(part(bare, run), /^(?:那边|那里|这边|里|,|\s)*/);
}

/** Those that go on; where none does, the last. */
function held(jobs: readonly Entry[]): readonly Entry[] {
  const open = jobs.filter(({ fields }) =>
    /^(?:至今|present|now|现在)$/i.test(fields.endDate ?? ""),
  );
  return open.length > 0 ? open : byTime(jobs).slice(0, 1);
}

/** Without where and since when: "… at Stripe last month". */
function newTitle(value: Said, { today }: Scene): Said {
  const [date] = findDates(value.folded, today);
  const dated = date === undefined ? value : part(value, 0, date.start);
  const where = /\s+(?:at|in|on|since|from|as of|back in|with|effective)(?:\s.*)?$/.exec(
    dated.cues,
  );
  return trimmed(where === null ? dated : part(dated, 0, where.index));
}
