/** Lines of the document that no field has taken, each with a way to where it belongs. */
import type { ResumeDetail } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { CANDIDATES_KEY } from "../../../api/candidates.ts";
import { editResume, RESUMES_KEY } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Menu } from "../../../design/menu.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { useJump } from "../document/jump-context.ts";
import { placeLine, placesFor, unplacedIn } from "./place-line.ts";

const LEAVE_OUT = "leave-out";

export function UnplacedLines({ detail: { resume } }: { readonly detail: ResumeDetail }) {
  const t = useText(candidateText).facts;
  const jump = useJump();
  const client = useQueryClient();
  const unplaced = unplacedIn(resume.data);
  const place = useAct({
    mutationFn: ({ line, pointer }: { readonly line: number; readonly pointer: string }) =>
      editResume(resume.id, {
        base_version: resume.version,
        edits: placeLine(resume.data, line, pointer === LEAVE_OUT ? null : pointer),
      }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: RESUMES_KEY });
      await client.invalidateQueries({ queryKey: CANDIDATES_KEY });
    },
  });
  if (unplaced === null) return null;
  const spans = resume.sources[`other[${unplaced.index}].content`] ?? [];
  const items = [
    ...placesFor(resume.data).map(({ pointer, field, entry }) => ({
      value: pointer,
      label: entry === "" ? t.labels[field] : t.unplaced.of(t.labels[field], entry),
    })),
    { value: LEAVE_OUT, label: t.unplaced.leaveOut, danger: true },
  ];
  return (
    <Card aria-labelledby="unplaced" className="mb-6 px-4 py-3">
      <h2 id="unplaced" className="flex items-center gap-2 text-sm font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
        {t.unplaced.title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t.unplaced.about}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {unplaced.lines.map((words, line) => {
          const span = spans[line];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice.
            <li key={line} className="flex items-start justify-between gap-3 py-2">
              <button
                type="button"
                disabled={span === undefined}
                onClick={() => span !== undefined && jump([span])}
                className="min-h-6 min-w-0 rounded-sm text-left text-sm break-words hover:enabled:underline"
              >
                {words}
              </button>
              <Menu
                label={t.unplaced.assign}
                trigger={
                  <Button
                    size="sm"
                    aria-label={t.unplaced.assignLine(words)}
                    disabled={place.isPending}
                  >
                    {t.unplaced.assign}
                    <ChevronDown aria-hidden />
                  </Button>
                }
                items={items}
                onChoose={(pointer) => place.mutate({ line, pointer })}
              />
            </li>
          );
        })}
      </ul>
      {place.error !== null && <ProblemNote error={place.error} />}
    </Card>
  );
}
