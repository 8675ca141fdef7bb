/** Reads the entries of projects: a name, what the person was in it, and what was done. */
import type { ResumeProject } from "../../../model/resume-data.ts";
import type { Context } from "../context.ts";
import { LIMITS } from "../draft.ts";
import { assignPair, mergeLoose, type Score, splitLone } from "../entries/assign-pair.ts";
import { dates, description, entryParts } from "../entries/entry-parts.ts";
import { labelledFields } from "../entries/field-labels.ts";
import { segmentEntries } from "../entries/segment-entries.ts";
import type { Line } from "../text/line.ts";
import { isPlace } from "../words/places.ts";
import { positionScore } from "../words/positions.ts";

const PROJECT =
  /系统|平台|项目|小程序|网站|研究|设计$|课题|大赛|竞赛|应用|引擎|框架|\b(?:system|platform|app|application|project|website|engine|tool|dashboard|bot|game|library|framework|analysis|model|detection|prediction|recognition|network|portal|tracker|clone|api)\b/i;
/** "项目负责人" is a role, whatever it begins with. */
const isProject = (text: string) => PROJECT.test(text.replace(/^项目(?!$)/, ""));
const nameScore: Score = (text) => (isProject(text) ? 2 : 1);
const roleScore: Score = (text) => (text.length < 40 && !isProject(text) ? positionScore(text) : 0);
const ROLES: readonly [Score, Score] = [nameScore, roleScore];

export function readProjects(context: Context, lines: readonly Line[]): ResumeProject[] {
  const { original, text, sourced } = context;
  const hint = (line: Line) =>
    labelledFields(text, line).some(({ field }) => field === "name") || positionScore(line.text) > 1
      ? 1
      : /[:：]/.test(line.text)
        ? -1
        : 0;
  return segmentEntries(lines, hint)
    .slice(0, LIMITS.projects)
    .map((entry, index) => {
      const path = `projects[${index}]`;
      const parts = entryParts(text, entry);
      const pieces = mergeLoose(
        text,
        parts.header.pieces.filter((piece) => !isPlace(piece.text)),
        ROLES,
      );
      const [only] = pieces;
      const split = pieces.length === 1 && only ? splitLone(text, only, ROLES) : pieces;
      const pair =
        split.length === 1 ? { first: split[0], second: undefined } : assignPair(split, ROLES, 1);
      const known = pair.second && roleScore(pair.second.text) > 0 ? pair.second : undefined;
      const role = parts.labelled.get("role") ?? parts.labelled.get("position") ?? known;
      const name = parts.labelled.get("name") ?? (pair.first === role ? undefined : pair.first);
      return {
        id: `project-${index + 1}`,
        name: sourced.line(`${path}.name`, name),
        role: sourced.line(`${path}.role`, role),
        ...dates(sourced, path, parts.range, "start"),
        description: sourced.prose(
          `${path}.description`,
          description(original, parts, [name, role]),
        ),
      };
    });
}
