/** Where something new belongs that does not say it: by what it is told with. */
import { findConcepts, organisationScore, positionScore, schoolScore } from "@bole/talent/reading";
import type { ListSection } from "../lexicon/places.ts";
import { isListSection } from "../lexicon/places.ts";
import { levelIn } from "../reference/degrees.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { withoutTails } from "../values/tails.ts";
import { skillsIn } from "./skill-list.ts";

const STUDY =
  /大学|学院|毕业于|就读|读研|读博|读本科|攻读|主修|(?<![a-z])(?:studied|graduated|university|college|degree|majored|studying)(?![a-z])/;
const WORK =
  /担任|任职|入职|就职|上班|实习|工作|(?<![a-z])(?:worked|working|job|employed|interned|hired|joined|position)(?![a-z])|(?:在|于).{2,20}(?:做|当)/;
const PROJECT = /项目|专案|(?<![a-z])(?:project|built|side project|app called)(?![a-z])/;

export function guessSection(said: Said, scene: Scene): ListSection | "skillContent" | undefined {
  const text = withoutTails(said.raw).replace(/^[,，\s]+|[,，\s]+$/gu, "");
  const { last } = scene;
  if (text === "") {
    // "再加一个" is another one of what was added or looked at last.
    return last !== null && (isListSection(last.section) || last.section === "skillContent")
      ? last.section
      : undefined;
  }
  const items = skillsIn(text);
  const known = items.filter((item) =>
    findConcepts(item).some(({ spans }) =>
      spans.some(({ start, end }) => end - start >= item.length - 2),
    ),
  );
  if (items.length > 0 && known.length * 2 >= items.length && text.length < 60)
    return "skillContent";
  if (
    last?.section === "skillContent" &&
    items.every((item) => item.length <= 20) &&
    !/\d{4}/.test(text)
  )
    return "skillContent";
  const pieces = text.split(/[,，、\s]/u);
  if (
    /(?<![a-z])(?:was|as|am|i'm) (?:an?|the) [^,]{3,40} (?:at|for|with)(?![a-z])/.test(said.folded)
  )
    return "workExperience";
  if (
    STUDY.test(said.folded) ||
    (levelIn(said.folded) !== undefined && pieces.some((piece) => schoolScore(piece) > 0))
  )
    return "education";
  if (WORK.test(said.folded)) return "workExperience";
  if (PROJECT.test(said.folded)) return "projects";
  if (pieces.some((piece) => schoolScore(piece) > 0) && levelIn(said.folded) !== undefined)
    return "education";
  if (
    pieces.some((piece) => positionScore(piece) > 0) &&
    (pieces.some((piece) => organisationScore(piece) > 0) || /\d{4}/.test(text))
  )
    return "workExperience";
  return last !== null && last.action === "add" && isListSection(last.section) && /\d{4}/.test(text)
    ? last.section
    : undefined;
}
