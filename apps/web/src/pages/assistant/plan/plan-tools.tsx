/** Ways to change a plan that are about all of it: another step, or plain words. */
import type { PlanView } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { additionsQuery } from "../../../api/recruiter.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { Picker } from "../../../design/picker.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Decision } from "../model/decision.ts";
import { planText } from "../text/plan-text.ts";
import { workflowText } from "../text/workflow-text.ts";

export function PlanTools({
  plan,
  isPending,
  onChange,
}: {
  readonly plan: PlanView;
  readonly isPending: boolean;
  readonly onChange: (value: NonNullable<Decision["value"]>) => void;
}) {
  const text = useText(workflowText);
  const t = useText(planText);
  const { data } = useQuery(additionsQuery(plan));
  const [words, setWords] = useState("");
  const groups = () =>
    Array.from(
      Map.groupBy(data?.items ?? [], ({ agent }) => agent),
      ([agent, items]) => ({
        id: agent,
        title: text.agents[agent],
        options: items.map(({ uses, title, brings }) => ({
          value: uses,
          keywords: [title, uses, agent],
          show: (
            <>
              <p>{title}</p>
              {brings.length > 0 && (
                <p className="text-xs text-ink-3">{t.brings(brings.join(t.comma))}</p>
              )}
            </>
          ),
        })),
      }),
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form
        className="flex min-w-0 flex-1 basis-72 items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() === "" || isPending) return;
          onChange({ text: words.trim() });
          setWords("");
        }}
      >
        <Field
          label={t.words}
          placeholder={t.wordsPlaceholder}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={words.trim() === "" || isPending}>
          {t.wordsGo}
        </Button>
      </form>
      <Picker
        label={t.add}
        placeholder={t.addPlaceholder}
        empty={t.addEmpty}
        groups={groups}
        onPick={(uses) => onChange({ add: uses })}
        trigger={
          <Button disabled={isPending}>
            <Plus aria-hidden />
            {t.add}
          </Button>
        }
      />
    </div>
  );
}
