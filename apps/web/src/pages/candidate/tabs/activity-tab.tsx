/** Everything that happened with this person, newest first. */
import type { Activity, Candidate } from "@bole/server/contract";
import {
  BriefcaseBusiness,
  CalendarClock,
  FileDown,
  GitMerge,
  type LucideIcon,
  Mail,
  MoveRight,
  Pencil,
} from "lucide-react";
import { useActorName } from "../../../account/use-actor-name.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useZonedTime } from "../../../talent/interview/use-zoned-time.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";

const ICONS: Record<Activity["kind"], LucideIcon> = {
  imported: FileDown,
  changed: Pencil,
  merged: GitMerge,
  applied: BriefcaseBusiness,
  stage: MoveRight,
  mail: Mail,
  interview: CalendarClock,
};

export function ActivityTab({ candidate: { activity } }: { readonly candidate: Candidate }) {
  const { activity: t, editing } = useText(candidateText);
  const fields = new Map<string, unknown>(Object.entries(editing));
  const stages = new Map<string, string>(Object.entries(useText(talentText).stages));
  const format = useFormat();
  const zoned = useZonedTime();
  const nameOf = useActorName();
  if (activity.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {activity.map(({ at, kind, actor, facts }, index) => {
        const Icon = ICONS[kind];
        const named = {
          ...facts,
          from: stages.get(facts.from ?? "") ?? facts.from,
          to: stages.get(facts.to ?? "") ?? facts.to,
          starts_at: facts.starts_at && zoned(facts.starts_at),
          fields: facts.fields
            ?.split(", ")
            .map((name) => fields.get(name) ?? name)
            .join(", "),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no other name.
          <li key={index} className="flex items-start gap-3">
            <span className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-hover text-ink-2">
              <Icon aria-hidden className="size-3.5" />
            </span>
            <div className="min-w-0">
              <p className="break-words">{t.kinds[kind](named)}</p>
              <p className="text-sm text-ink-3">
                <time dateTime={at} title={format.exact(at)}>
                  {format.since(at, Date.now())}
                </time>
                {actor !== "" && ` · ${t.by(nameOf(actor))}`}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
