/** "另一个项目的角色也改成这个", "… to the same": what the same field of another entry was just set to. */
import { lastEntry, type Scene } from "../scene.ts";
import { type Said, say } from "../text/said.ts";
import type { Place } from "./place.ts";

const SAME =
  /^(?:跟[它那这]个?)?(?:这个|那个|一样的?|同样的?|相同的?)[\s。!吧]*$|^(?:the )?same(?: thing| one| as (?:that|it|before|the other(?: one)?))?(?: too| as well| please)?[\s.!]*$/;

export const isSameAgain = ({ cues }: Said): boolean => SAME.test(cues.trim());

/** Undefined where nothing was set before, or another field was: then it has to be asked. */
export function sameAsLast({ section, field, entry }: Place, scene: Scene): Said | undefined {
  const { last } = scene;
  if (last?.field !== field || last.section !== section || last.action !== "update")
    return undefined;
  const before =
    section === "skillContent" || section === "basic" ? undefined : lastEntry(scene, [section]);
  const value = before?.id === entry?.id ? undefined : before?.fields[field];
  return value === undefined || value === "" ? undefined : say(value);
}
