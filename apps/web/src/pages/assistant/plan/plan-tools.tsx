/** Ways to change a plan that are about all of it: another step, or plain words. */
import type { PlanView } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { catalogueQuery } from "../../../api/recruiter.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { Picker } from "../../../design/picker.tsx";
import { useText } from "../../../i18n/text.ts";
import { additionsTo } from "../model/additions.ts";
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
  const { data } = useQuery(catalogueQuery);
  const [words, setWords] = useState("");
  const names = new Map<string, string>(Object.entries(text.agents));
  const additions = additionsTo(plan, data?.items ?? []);
  const groups = () =>
    Array.from(
      Map.groupBy(additions, ({ entry }) => entry.agent),
      ([agent, items]) => ({
        id: agent,
        title: names.get(agent) ?? agent,
        options: items.map(({ entry: { uses, about } }) => ({
          value: uses,
          keywords: [about, agent],
          show: (
            <>
              <p>{about}</p>
              <p className="font-mono text-xs text-ink-3">{uses}</p>
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
        onPick={(uses) => {
          const added = additions.find(({ entry }) => entry.uses === uses);
          if (added !== undefined) onChange({ steps: added.steps });
        }}
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
