/** A job, a study, a project or a skill that somebody tells of without asking to add it. */
import { findConcepts } from "@bole/talent/reading";
import { findPeriod } from "../dates/periods.ts";
import { isPlausibleName } from "../facts/plausible.ts";
import { type Facts, readFacts } from "../facts/read-facts.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { type Entry, entriesOf, nameOf } from "../reference/entries.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { findName } from "../reference/name-handles.ts";
import { talk } from "../reference/resolve.ts";
import { addThat, alreadySo } from "../replies/replies.ts";
import { pathOf, type Scene } from "../scene.ts";
import { fold, part, type Said, withoutLead, withoutTail } from "../text/said.ts";
import { addEntry } from "./add-entry.ts";
import { skillsIn } from "./skill-list.ts";
import { addSkills } from "./skills.ts";

const STUDY =
  /(?:上的?(?:本科|大学|高中|研究生|硕士|博士|中学)|有.{2,16}(?:学位|学士|硕士|博士)|毕业于|就读于|就读|读(?:的|了|完|研|博|本科|硕士|大学|书)?|攻读|念(?:的|了)?(?:书|本科)?|主修|(?:本科|硕士|研究生|博士|大学)(?:是|在).{2,12}(?:的|读)|学的是|考上|考入|毕业(?!设计|论文|项目)|上的?大学|修读|获得?.{0,8}(?:学位|学士|硕士|博士)|拿到?了?.{0,12}(?:学位|学士|硕士|博士))|(?<![a-z])(?:studied|study at|studying|graduated|graduate of|majored|(?:have|got|get|earned|hold|received|did|do|done|finished|completed|obtained|doing|pursuing|pursued|started|began) (?:an?|my|the) .{0,30}(?:degree|bachelor'?s?|master'?s?|ph\.?d|mba|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?eng|m\.?eng|b\.?a|m\.?a|b\.?s|m\.?s|diploma|doctorate|undergrad|high school)|went to .{2,40}(?:university|college|school|(?:for|to study)(?= ))|attended)(?![a-z])/;
const WORK =
  /有过?一?[段份]在.{2,16}经历|(?<=^|我|后|,)去了[^,]{2,20}?(?:做|担任|任|当|工作|实习|上班)(?=.*\d{4})|(?:在|于|加入|入职|就职|供职|任职|进了?|进入).{2,30}?(?:做|担任|任|当|从事|工作|实习|上班|任职|干|打工|兼职)|(?:入职|加入|就职于|任职于|供职于).{2,20}|^(?:我)?(?:现在|目前|以前|之前|曾经?)是.{2,14}的.{2,10}(?:,|$)|(?:\d年?|月|起|至今|现|目前|现在)(?:担任|出任|任).{4,24}|(?:\d{4}|\d\s*年|\d月).{0,20}(?:在|于)(?!读).{3,24}|^my (?:[a-z]+ ){1,2}(?:job|position|role|gig|internship) (?:was|is)|^at .{2,40},? i(?:'m| am| was) (?:now |currently )?(?:an?|the) |(?<![a-z])i(?:'ve| have|'m| am)?(?: currently| previously| also| then| now| just| recently| once| briefly| first| later| been(?= working))* (?:worked|working|work|interned|interning|spent .{2,30} (?:at|with)|freelanced|volunteered|took a job|got a job|landed a job|(?:was|been) (?!promoted |transferred |demoted )(?:an? |the )?[^,]{3,40} (?:at|for|with)|am (?:an? |the )?[^,]{3,40} (?:at|for|with)|(?<=(?:i'm|am|currently|now|also) )an? [^,]{3,40} (?:at|for|with)|joined|started (?:at|as|working)|served as|held|was employed|used to work)(?![a-z])/;
const PROJECT =
  /(?:做过|做了|参与过?|参加过?|开发过|负责过|完成过|主导过).{0,6}(?:一个|个)?.{0,20}(?:项目|专案)|项目叫|毕业设计(?:是|叫|为|做的)|(?:开发|做|写|上线)(?:过|了)一?[个款].{0,16}(?:app|软件|小程序|网站|系统|平台|工具|游戏)|(?<![a-z])i (?:also )?(?:built|made|created|developed|worked on|led|did) (?:a |an |the |this )?.{0,24}(?:project|app|website|tool)(?![a-z])/;
const SKILL =
  /^(?:我|本人)?(?:还|也|另外)*(?:会(?:用|使用|写|做|说|讲|弄)?(?!的|去|来|再|在|议|计|员|展|不|长|场)|精通|熟悉|熟练掌握|熟练使用|掌握|擅长|能用|懂|学会)(?:了|过)?(?<value>.+)$|^(?:i|i'm|i am|i've|i have)(?: also| can| could| now| really| just| recently| been| already| pretty| quite| very| fully| even)* (?:know(?: how to)?|use|using|work(?:ing)? with|do|trained (?:in|on)|certified in|picked up|(?:have )?(?:experience|expertise|training|a background) (?:in|with)|mastered|proficient (?:in|with|at)|skilled (?:in|at|with)|good (?:at|with)|experienced (?:in|with)|familiar with|fluent in|speak|can use|comfortable with|learned|learnt)\s+(?<en>.+)$/d;

/** "…, not an MS": what it is not. */
const NOT_THAT =
  /(?:,\s*(?:and |but )?|\s+)(?:not|rather than|instead of) (?:an?|the|at|in|as|for|from|\d)(?![a-z])[^,]*$|[,\s]*而?不是[^,]+$/;

/** 2025年入职的人都…: of whoever else. */
const WHOEVER = /(?:入职|毕业|加入|离职|工作|实习)的(?:人|同事|同学|员工|新人|那批|大家|朋友)/;

/** 研究生还没考上，先别写: what has not come, or is not to be written yet. */
const NOT_YET =
  /(?:还没有?|尚未|还未|没能?|未能?)(?:考上|录取|被录取|入职|加入|定下来|拿到|通过|入学|去报到)|先(?:别|不要?)(?:往上|往里)?(?:写|加|动|改|放)|(?:简历|履历)(?:上|里)?先?(?:不动|别动|不改|别改)|(?<![a-z])(?:haven't|have not|hasn't|has not) (?:yet )?(?:joined|started|accepted|signed|been (?:hired|admitted|accepted))(?![a-z])/;

export function readTold(act: Said, scene: Scene): Outcome | undefined {
  if (NOT_YET.test(act.cues) || WHOEVER.test(act.cues)) return undefined;
  const said = withoutTail(withoutBefore(part(act, leadLength(act.cues)), scene), NOT_THAT);
  const section = sectionTold(said.cues);
  if (section === undefined) return toldSkills(said, scene);
  const made = withoutLead(withoutLead(withoutSubject(said), MADE), MOVED);
  const facts = readFacts(section === "projects" ? withoutLead(made, BUILT) : made, section, scene);
  if (facts[NAME_FIELD[section]] === undefined) return undefined;
  if (!isPlausible(facts) || isThere(said, section, facts, scene)) return undefined;
  const { description: _, ...telling } = facts;
  // One fact is talk; where, what and when together are an entry.
  const guessed =
    /^(?:实习生|Intern)$/.test(telling.position ?? "") &&
    !/实习生|實習生|as (?:an? )?intern/i.test(said.raw);
  if (Object.keys(telling).length - (guessed ? 1 : 0) < 2)
    return talk(addThat(scene.language, section));
  const known = updateExisting(said, section, facts, scene);
  if (known === "nothing") return undefined;
  return known ?? addEntry(section, facts, scene);
}

/** "built a project called": how it came about, not what it is about. */
const MADE =
  /^(?:毕业设计(?:是|叫|为|做的是?)|(?:开发|做|写|上线)(?:过|了)一?[个款].{0,16}(?:app|软件|小程序|网站|系统|平台|工具|游戏)(?=,?\s*[叫名])|built|made|created|developed|worked on|led|did|有|做过|做了|参与过?了?|参加过?了?|开发过?了?|完成过?了?)\s*(?:an?|the|this|一个|个|一段)?\s*(?:[a-z]+ )?(?:project|app|website|tool|项目|专案)?(?: too| as well| once)?\s*(?=called|named|titled|叫|名|[:,])/;

/** "moved from Stripe to" leads to where somebody is now. */
const MOVED = /^(?:moved|switched|went|transferred|jumped)(?: over)?(?: from [^,]{2,30}?)? to\s+/;

const BUILT =
  /^(?:毕业设计(?:是|叫|为|做的是?)|built|made|created|developed|launched|shipped|worked on|led)\s*(?:an?\s+|the\s+|this\s+)?/;

/** "I … as a consultant with Deloitte since 2018": whatever the verb, somebody was something somewhere. */
const AS_SOMETHING =
  /^(?:(?:since|from|in|as of|starting) (?:[a-z]{3,9}\.? )?\d{4},? )?i(?:'ve|'m|'d)?(?![a-z]).* as (?:an? |the |their )?[a-z]{3,}.*|^i(?:'ve|'m)? (?:been|was) (?:with|hired by|employed by) /;
const SOMEWHERE = /\s(?:at|with|for|by|in|to) \S/;

function sectionTold(said: string): ListSection | undefined {
  const cues = said.replace(/毕业(?:之|以)?[前后]/g, " ");
  if (PROJECT.test(cues)) return "projects";
  const [study, work] = [STUDY.exec(cues), WORK.exec(cues)];
  if (
    study !== null &&
    (work === null ||
      /大学|学院|学校|中学|本科|硕士|博士|卫校|中专|技校|职校|专业|[读念]的|university|college|degree/.test(
        cues,
      ))
  )
    return "education";
  const something = AS_SOMETHING.test(cues) && SOMEWHERE.test(cues) && /\d{4}/.test(cues);
  return work === null && !something ? undefined : "workExperience";
}

/** "After Infosys I joined …", 离开腾讯后…: what came before it is only named. */
const AFTER_THAT =
  /^(?:(?:after|before|since|following|prior to|besides|in addition to)(?: (?:leaving|joining|working (?:at|for)))? [^,]{2,30}?,?\s+(?=i )|(?:在?从?(?:离开|离职|加入|去)?)(?=[^,]{2,12}(?:之后|以后|后|之前|以前|前),?)[^,]{2,12}?(?:之后|以后|后|之前|以前|前),?)/;

function withoutBefore(said: Said, scene: Scene): Said {
  const lead = AFTER_THAT.exec(said.cues)?.[0] ?? "";
  const names =
    lead !== "" && namedEntries(said.folded.slice(0, lead.length), scene.seen).length > 0;
  return names ? part(said, lead.length) : said;
}

function withoutSubject(said: Said): Said {
  const lead =
    /^(?:我|本人|还|曾经?|之前|以前|也|,|\s|(?:i|also|previously|before that|then)(?![a-z'])\s*)+/.exec(
      said.cues,
    )?.[0].length ?? 0;
  return part(said, lead);
}

const isPlausible = ({ company, position, school, major, name, role }: Facts): boolean =>
  (position === undefined || position !== company) &&
  [company, position, school, major, name, role].every(
    (text) => text === undefined || isPlausibleName(fold(text)),
  );

/** It speaks of an entry that is there, by a name that is not the whole of what was read as a new one. */
function isThere(said: Said, section: ListSection, facts: Facts, scene: Scene): boolean {
  const name = fold(facts[NAME_FIELD[section]] ?? "");
  return namedEntries(said.folded, scene.seen).some(
    ({ entry }) =>
      entry.section === section &&
      !fold(nameOf(entry)).includes(name) &&
      !name.includes(fold(nameOf(entry))),
  );
}

/** What is told again of an entry that is there already corrects it. */
function updateExisting(
  said: Said,
  section: ListSection,
  facts: Facts,
  scene: Scene,
): Outcome | "nothing" | undefined {
  const name = fold(facts[NAME_FIELD[section]] ?? "");
  const same = entriesOf(scene.draft, section).filter(
    (entry) => isSameName(name, fold(nameOf(entry))) && !isElsewhen(facts, entry),
  );
  const [entry] = same;
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined || same.length > 1) return undefined;
  const changed = Object.entries(facts).filter(
    ([field, value]) =>
      field !== NAME_FIELD[section] &&
      entry.fields[field] !== value &&
      !(field === "degree" && isSameDegree(said, value, entry.fields.degree ?? "")),
  );
  const last = { section, entry_id: entry.id, field: null, action: "update" as const };
  // "In 2018 I was still at Dropbox" does not say when it began.
  const vague = findPeriod(said.folded, scene).lone !== undefined;
  if (changed.length === 0) return talk(alreadySo(scene.language, nameOf(entry)));
  return vague && changed.every(([field]) => field.endsWith("Date"))
    ? "nothing"
    : edits(
        changed.map(([field, value]) => update(`${path}.${field}`, value)),
        last,
      );
}

/** 宁波大学那个研究生是…入学的: the degree only says which study. */
const isSameDegree = ({ folded }: Said, told: string, had: string): boolean =>
  levelIn(fold(told))?.level === levelIn(fold(had))?.level &&
  new RegExp(`[那这]个?${fold(told)}`).test(folded);

const isSameName = (told: string, name: string): boolean =>
  told === name || findName(told, name).some(({ start, end }) => end - start === told.length);

/** The same company at another time is another entry. */
function isElsewhen({ startDate, endDate }: Facts, { fields }: Entry): boolean {
  const open = (date: string | undefined) => (/^\d/.test(date ?? "") ? (date ?? "") : "9999");
  if (startDate === undefined || !fields.startDate) return false;
  return startDate > open(fields.endDate) || open(endDate) < fields.startDate;
}

/** "… recently, add both" */
const ADD_THEM =
  /(?: (?:recently|lately|now|too|as well|also|by now))*(?:(?:[,.;]\s*|\s+(?=and |so ))(?:so |and |please |pls |can you |could you |you can |just |also )*(?:add|include|list|put|stick|throw|note|place|mention|write) (?:both|them|those|these|it|that|this|all)(?: of (?:them|those|these))?(?: (?:in|into|to|under|with|among|on|down|there|as (?:a|an extra) skill|(?:my|the) (?:skills?(?: section| list)?|skill ?set|list|resume|cv)))*(?: too| as well| please| pls)*)?[\s.!]*$/;

function toldSkills(said: Said, scene: Scene): Outcome | undefined {
  const groups = SKILL.exec(said.cues)?.indices?.groups;
  const span = groups?.value ?? groups?.en;
  if (span === undefined) return undefined;
  const text = withoutTail(part(said, ...span), ADD_THEM).raw.replace(
    /(?:和|以及|还有)?(?:一点|一些)(?=\S)/u,
    "",
  );
  const items = skillsIn(text);
  const known = items.filter((item) => item.length <= 30 && findConcepts(item).length > 0);
  const named = items.every((item) => item.length <= 24 && item.split(/\s+/).length <= 3);
  const also = /还|也|另外|(?<![a-z])also(?![a-z])/.test(said.cues);
  return named && (known.length * 2 >= items.length ? known.length > 0 : also)
    ? addSkills(text, scene)
    : undefined;
}
