/** A person that is being changed; saving over somebody else's change is refused, and then chosen. */
import type { Person } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY, candidateQuery, changeCandidate } from "../../../api/candidates.ts";
import { ApiProblem } from "../../../api/problems.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { type Choices, differences, firstChoices, mergeBy } from "../../../talent/three-way.ts";
import { candidateText } from "../candidate-text.ts";
import { changeOf, draftOf, type PersonDraft } from "./person-draft.ts";

interface Conflict {
  readonly theirs: Person;
  readonly choices: Choices;
}

export function usePersonDraft(person: Person, onSaved: () => void) {
  const t = useText(candidateText).editing;
  const client = useQueryClient();
  /** What the form began with; what others save meanwhile does not touch it. */
  const [base] = useState(person);
  const [draft, setDraft] = useState(() => draftOf(person));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const query = candidateQuery(person.id);
  const saving = useAct({
    mutationFn: () => {
      const from = conflict?.theirs ?? base;
      const next =
        conflict === null ? draft : mergeBy(draft, draftOf(conflict.theirs), conflict.choices);
      const change = changeOf(draftOf(from), next);
      return changeCandidate(person.id, { version: from.version, change });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
      void notify("success", t.saved);
      onSaved();
    },
    onError: async (error) => {
      if (!isConflict(error)) return;
      const { person: theirs } = await client.fetchQuery(query);
      const found = differences<PersonDraft>(draftOf(base), draft, draftOf(theirs));
      setConflict({ theirs, choices: firstChoices(found) });
    },
  });
  return {
    draft,
    change: (part: Partial<PersonDraft>) => setDraft((old) => ({ ...old, ...part })),
    isPending: saving.isPending,
    error: isConflict(saving.error) && conflict !== null ? null : saving.error,
    conflict:
      conflict === null
        ? null
        : {
            found: differences<PersonDraft>(draftOf(base), draft, draftOf(conflict.theirs)),
            choices: conflict.choices,
            choose: (choices: Choices) => setConflict({ ...conflict, choices }),
          },
    save: () => saving.mutate(),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === "version-conflict";
}
