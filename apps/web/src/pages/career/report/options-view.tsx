/** What is compared, side by side: fit, gap, way in, pay, outlook, risk, a first test; and the button that chooses one. */
import type { CareerSession } from "@bole/server/contract";
import { judgeCareer } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { optionsText } from "../text/options-text.ts";
import { optionsOf } from "./options.ts";
import type { Report } from "./source-context.ts";
import { OneStatement } from "./statements.tsx";

export function OptionsView({
  report,
  session,
}: {
  readonly report: Report;
  readonly session: CareerSession;
}) {
  const t = useText(optionsText);
  const { session_id, turn, waits_for } = session;
  const choose = useAct({
    mutationFn: (words: string) =>
      judgeCareer(session_id, turn, {
        satisfaction_level: "satisfied",
        feedback: "",
        facts: [{ kind: "choice", words }],
      }),
  });
  const isBusy = choose.isPending || choose.isSuccess;
  const options = optionsOf(report);
  if (options.length === 0) return null;
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{t.title}</h2>
        <p className="mt-1 max-w-prose text-ink-2">{t.about}</p>
      </div>
      {choose.isError && <ProblemNote error={choose.error} />}
      <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-4">
        {options.map(({ id, name, rows }) => (
          <Card key={id} aria-label={name} className="flex flex-col gap-3 px-5 py-4">
            <h3 className="font-semibold">{name}</h3>
            <dl className="flex flex-1 flex-col gap-2 text-sm">
              {rows.map(([row, statements]) => (
                <div key={row}>
                  <dt className="font-medium text-ink-3">{t.rows[row]}</dt>
                  {statements.map((statement) => (
                    <dd key={statement.text} className="break-words">
                      <OneStatement statement={statement} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
            {waits_for === "report_feedback" && (
              <Button
                size="sm"
                variant="primary"
                disabled={isBusy}
                onClick={() => choose.mutate(name)}
                className="h-auto max-w-full self-start py-1.5 text-left whitespace-normal break-words print:hidden"
              >
                {t.choose(name)}
              </Button>
            )}
          </Card>
        ))}
      </div>
    </section>
  );
}
