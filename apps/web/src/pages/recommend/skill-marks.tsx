/** Which of the skills that matter fit, are close, or are not mentioned. */
import type { Recommendation } from "@bole/server/contract";
import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { recommendText } from "./recommend-text.ts";

type Skills = Pick<Recommendation, "matched_skills" | "near_skills" | "missing_skills">;
const MOST = 8;

export function SkillMarks({ matched_skills, near_skills, missing_skills }: Skills) {
  const t = useText(recommendText);
  const language = useLanguage();
  const marks: readonly [string, Tone, readonly string[]][] = [
    [t.matched, "ok", matched_skills.map((skill) => skill[language])],
    [
      t.near,
      "accent",
      near_skills.map(({ wanted, has }) => t.nearTo(wanted[language], has[language])),
    ],
    [t.missing, "neutral", missing_skills.map((skill) => skill[language])],
  ];
  return (
    <div className="flex flex-col gap-2">
      {marks.map(([label, tone, names]) => (
        <Marks key={label} label={label} names={names.slice(0, MOST)} tone={tone} />
      ))}
    </div>
  );
}

function Marks({
  label,
  names,
  tone,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly tone: Tone;
}): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-xs text-ink-3">{label}</span>
      {names.map((name) => (
        <Badge key={name} tone={tone}>
          {name}
        </Badge>
      ))}
    </div>
  );
}
