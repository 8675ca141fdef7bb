/** Asks of something that was expected why it is not in the list. */
import type { SearchHit } from "@bole/server/contract";
import { useState } from "react";
import { askWhyNot } from "../../api/recommend.ts";
import { findEntries } from "../../api/search.ts";
import { Card } from "../../design/card.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SearchPicker } from "../../design/search-picker.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { PickerTrigger } from "../../talent/picker-trigger.tsx";
import { type Asked, questionOf } from "./asked.ts";
import { PartBars } from "./part-bars.tsx";
import { recommendText } from "./recommend-text.ts";
import { SkillMarks } from "./skill-marks.tsx";

export function WhyNot({ asked }: { readonly asked: Asked }) {
  const t = useText(recommendText).whyNot;
  const [chosen, setChosen] = useState<SearchHit | null>(null);
  const language = useLanguage();
  const ask = useAct({
    mutationFn: ({ id }: SearchHit) => askWhyNot(questionOf(asked, language), id),
  });
  const { data } = ask;
  const kinds = "job,project";
  return (
    <Card aria-label={t.title} className="px-5 py-4">
      <h2 className="text-base font-semibold">{t.title}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.about}</p>
      <SearchPicker
        id={`why-not-${kinds}`}
        label={t.choose}
        placeholder={t.placeholder}
        empty={t.empty}
        trigger={<PickerTrigger text={chosen?.title ?? t.choose} className="w-full" />}
        find={(words, signal) => findEntries(words, kinds, signal)}
        keyOf={({ id }) => id}
        show={({ title }) => title}
        onPick={(hit) => {
          setChosen(hit);
          ask.mutate(hit);
        }}
      />
      <div aria-live="polite" className="mt-3 flex flex-col gap-3 empty:hidden">
        {ask.isPending && <Skeleton className="h-16 w-full" />}
        {ask.isError && <ProblemNote error={ask.error} />}
        {data !== undefined && !ask.isPending && (
          <>
            <p className="break-words">{data.message}</p>
            {data.rank !== null && (
              <p className="text-sm text-ink-3">{t.rank(data.rank, data.judged)}</p>
            )}
            <PartBars parts={data.item.parts} />
            <SkillMarks {...data.item} />
          </>
        )}
      </div>
    </Card>
  );
}
