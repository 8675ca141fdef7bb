/** Facts that say their own name: "公司是腾讯", "position: QA Lead", "major Physics". */
import { FIELD_WORDS } from "../lexicon/fields.ts";
import type { ListSection } from "../lexicon/places.ts";
import { part, type Said } from "../text/said.ts";
import { anyOf, listed } from "../text/words.ts";
import { lineValue } from "../values/read-value.ts";

export interface Labelled {
  readonly facts: Readonly<Record<string, string>>;
  readonly rest: Said;
}

/** Too common as the beginning of a name. */
const NO_LABEL = new Set(
  listed(
    "大学|主修|开始|结束|内容|介绍|说明|学历|文凭|起始|text|point|field|end|start|subject|content|number|mail|university|college|firm|role title",
  ),
);
const NAMES = "名字|名称|名|叫做?|名叫|名为|name|called|named";

/** A time is taken out before, and what leads to it stays. */
const SHOULD = "(?:should|must|needs to) (?:be|read|say)|is now|";

const labels = (section: ListSection) =>
  FIELD_WORDS.flatMap(({ key, at, words }) => {
    const field = at[section];
    if (field === undefined || key === "dates" || (key.endsWith("Name") && section !== "projects"))
      return [];
    return [{ field, words: words.filter((word) => !NO_LABEL.has(word)) }];
  }).map(({ field, words }) => ({
    field,
    pattern: new RegExp(
      `^\\s*(?:我的|我|在|其|项目|the |my |its |with |as )?(?:${anyOf(words)})(?:(?:${NAMES})?\\s*(?:是|为|叫做?|:|=|写|(?:${field.endsWith("Date") ? "" : SHOULD}is|was|as|of|called|named)(?![a-z]))+\\s*|\\s+(?!(?:in|from|of|at|with|for)\\s)|(?=\\p{Script=Han}|[a-z\\d]))(?<value>.+)$`,
      "du",
    ),
  }));

const LABELS: Readonly<Record<ListSection, ReturnType<typeof labels>>> = {
  education: labels("education"),
  workExperience: labels("workExperience"),
  projects: labels("projects"),
  other: labels("other"),
};

/** Piece by piece; what has no label stays. */
export function takeLabelled(said: Said, section: ListSection): Labelled {
  const facts: Record<string, string> = {};
  const kept: Said[] = [];
  let from = 0;
  for (const piece of said.cues.split(",")) {
    const all = part(said, from, from + piece.length);
    from += piece.length + 1;
    const [heading, whole] = headed(all, section);
    if (heading !== undefined) kept.push(heading);
    const found = LABELS[section].flatMap(({ field, pattern }) => {
      const value = pattern.exec(whole.cues)?.indices?.groups?.value;
      return value === undefined || facts[field] !== undefined
        ? []
        : [{ field, value: lineValue(part(whole, ...value), field) }];
    })[0];
    const subject =
      found?.field === "degree"
        ? /^(?<degree>.{2,30}?)\s+in\s+(?<major>.{2,60})$/i.exec(found.value)?.groups
        : undefined;
    const post =
      found?.field === "position"
        ? /^(?<post>.{2,40}?)\s+(?:at|@)\s+(?<at>.{2,40})$/i.exec(found.value)?.groups
        : undefined;
    if (post !== undefined) {
      facts.position = tidy("position", post.post ?? "");
      facts.company = post.at ?? "";
    } else if (subject !== undefined) {
      facts.degree = tidy("degree", subject.degree ?? "");
      facts.major = subject.major ?? "";
    } else if (
      found !== undefined &&
      found.value !== "" &&
      !/^(?:Date|description)/.test(found.field)
    )
      facts[found.field] = tidy(found.field, found.value);
    else kept.push(whole);
  }
  const join = (form: keyof Said) => kept.map((piece) => piece[form]).join(",");
  return { facts, rest: { raw: join("raw"), folded: join("folded"), cues: join("cues") } };
}

/** "my master's: school Columbia University": what it is, before the first label. */
function headed(piece: Said, section: ListSection): [Said | undefined, Said] {
  const at = piece.cues.indexOf(":");
  if (at < 2 || LABELS[section].some(({ pattern }) => pattern.test(piece.cues)))
    return [undefined, piece];
  const rest = part(piece, at + 1);
  return LABELS[section].some(({ pattern }) => pattern.test(rest.cues))
    ? [part(piece, 0, at), rest]
    : [undefined, piece];
}

/** A major without "专业", a degree without "学位". */
export function tidy(field: string, value: string): string {
  if (field === "major") return value.replace(/(?<=\S)(?:专业|專業|系)$/u, "").trim();
  if (field === "degree")
    return value
      .replace(/(?<=\S)(?:学位|學位|学历|學歷|毕业)$/u, "")
      .replace(/^(?:an?|the)\s+/i, "")
      .replace(/\s+degree$/i, "")
      .trim();
  if (field === "position" || field === "role")
    return value
      .replace(/^(?:(?:an?|the|its|their|our)\s+|一名|一个|一位)(?=\S)/i, "")
      .replace(
        /(?<=\S{2})(?:一职|一角|的工作|的职位|这个职位|岗位|的岗位|职位)$|\s+(?:position|role|job)$/iu,
        "",
      )
      .trim();
  return value;
}
