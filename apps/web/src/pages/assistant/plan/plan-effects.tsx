/** What a plan does to the world: who gets mail, what moves, what it costs, what is left today. */
import type { EstimatedActions } from "@bole/server/contract";
import { CalendarClock, Coins, type LucideIcon, MailPlus, MoveRight } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import { planText } from "../text/plan-text.ts";

const SHOWN = 12;

export function PlanEffects({ estimated }: { readonly estimated: EstimatedActions }) {
  const t = useText(planText);
  const { number, cost } = useFormat();
  const { emails, stage_changes, interviews, api_calls, recipients } = estimated;
  const price = estimated.cost === null ? t.costUnknown : t.cost(cost(estimated.cost));
  const lines: readonly { icon: LucideIcon; text: string; detail?: string }[] = [
    ...(emails === 0
      ? []
      : [
          {
            icon: MailPlus,
            text: t.emails(number(emails)),
            detail: t.left(number(estimated.emails_left_today), number(estimated.batch_limit)),
          },
        ]),
    ...(stage_changes === 0 ? [] : [{ icon: MoveRight, text: t.stages(number(stage_changes)) }]),
    ...(interviews === 0 ? [] : [{ icon: CalendarClock, text: t.interviews(number(interviews)) }]),
    api_calls === 0
      ? { icon: Coins, text: t.noCalls }
      : { icon: Coins, text: t.calls(number(api_calls)), detail: price },
  ];
  return (
    <section aria-label={t.effects}>
      <h4 className="mb-1.5 text-sm font-semibold">{t.effects}</h4>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {emails + stage_changes + interviews === 0 && <li className="text-ink-2">{t.noEffects}</li>}
        {lines.map(({ icon: Icon, text, detail }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            {text}
            {detail !== undefined && <span className="text-ink-3">({detail})</span>}
          </li>
        ))}
      </ul>
      {recipients.length > 0 && (
        <p className="mt-1.5 text-sm break-words text-ink-2">
          {t.recipients}:{" "}
          {recipients.slice(0, SHOWN).map(({ person_id, name }, index) => (
            <span key={person_id}>
              {index > 0 && ", "}
              <PersonLink id={person_id} name={name} />
            </span>
          ))}
          {recipients.length > SHOWN && ` +${number(recipients.length - SHOWN)}`}
        </p>
      )}
    </section>
  );
}
