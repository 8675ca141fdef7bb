/**
 * How a résumé is to look. It is a part of the résumé, so that it is undone, compared and sent along
 * like everything else; what is not chosen is as usual for the résumé's language.
 */
import type { Paper, ResumeTemplates, TemplateId } from "@bole/server/contract";
import type { ResumeData } from "../model/structure.ts";

export interface Look {
  readonly template?: TemplateId;
  readonly paper?: Paper;
  readonly accent?: string;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** What is not known here, or any more, is as if it were not chosen. */
export function lookOf(data: ResumeData, known: ResumeTemplates): Look {
  const { look } = data;
  const chosen = new Map(typeof look === "object" && look !== null ? Object.entries(look) : []);
  const template = known.templates.find(({ id }) => id === chosen.get("template"))?.id;
  const paper = known.papers.find((name) => name === chosen.get("paper"));
  const accent = chosen.get("accent");
  return {
    ...(template && { template }),
    ...(paper && { paper }),
    ...(typeof accent === "string" && COLOUR.test(accent) && { accent }),
  };
}
