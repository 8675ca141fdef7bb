/** Says that a finding is wrong. It is kept here as an example for the next training, and sent nowhere. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EXAMPLES_KEY, harmlessQuery, markHarmless } from "../../../api/language.ts";
import { Button } from "../../../design/button.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";

export function MarkHarmless({ words }: { readonly words: string }) {
  const t = useText(candidateText).findings;
  const client = useQueryClient();
  const { data: marked } = useQuery(harmlessQuery);
  const mark = useAct({
    mutationFn: () => markHarmless(words),
    onSuccess: () => client.invalidateQueries({ queryKey: EXAMPLES_KEY }),
  });
  if (marked?.has(words)) return <span className="text-sm text-ink-2">{t.markedHarmless}</span>;
  return (
    <Button size="sm" variant="ghost" loading={mark.isPending} onClick={() => mark.mutate()}>
      {t.notAnAttack}
    </Button>
  );
}
