/** Who it is, how to reach them, and what is to be known before writing to them. */
import type { Person, ResumeDetail } from "@bole/server/contract";
import { Mail, MapPin, Phone, StickyNote } from "lucide-react";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";

const TONES: Record<Person["consent"], Tone> = {
  unknown: "neutral",
  given: "ok",
  withdrawn: "danger",
};
const ITEM = "inline-flex min-w-0 items-center gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0";

export function PersonHead({
  person,
  detail,
}: {
  readonly person: Person;
  readonly detail: ResumeDetail | undefined;
}) {
  const t = useText(candidateText);
  const names = useText(talentText);
  const { number } = useFormat();
  const years = detail?.resume.years ?? null;
  return (
    <div className="flex flex-col gap-2">
      {person.headline !== null && <p className="break-words">{person.headline}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {person.email !== null && (
          <span className={ITEM}>
            <Mail aria-hidden />
            <span className="break-all">{person.email}</span>
          </span>
        )}
        {person.phone !== null && (
          <span className={ITEM}>
            <Phone aria-hidden />
            {person.phone}
          </span>
        )}
        {person.location !== null && (
          <span className={ITEM}>
            <MapPin aria-hidden />
            {person.location}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={TONES[person.consent]}>{t.consent[person.consent]}</Badge>
        {years !== null && <Badge>{t.years(number(Math.round(years)))}</Badge>}
        {person.source === "demo" && <Badge>{names.demo.badge}</Badge>}
      </div>
      {person.note !== "" && (
        <p className="flex max-w-prose items-start gap-1.5 text-sm break-words whitespace-pre-wrap">
          <StickyNote aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {person.note}
        </p>
      )}
    </div>
  );
}
