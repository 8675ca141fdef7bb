/** What colleagues write to each other about a person. Opening it counts as having seen one's mentions. */
import type { NoteList } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useActorName } from "../../../account/use-actor-name.ts";
import { useOwnId } from "../../../account/use-own-id.ts";
import { useMay } from "../../../account/use-session.ts";
import {
  addNote,
  MENTIONS_KEY,
  markNotesRead,
  mentionsQuery,
  notesQuery,
  removeNote,
} from "../../../api/notes.ts";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { notesText } from "../text/notes-text.ts";
import { NoteForm } from "./note-form.tsx";

type Note = NoteList["items"][number];

export function NotesTab({ personId }: { readonly personId: string }) {
  const t = useText(notesText);
  const may = useMay();
  const { data, error, isError, refetch } = useQuery(notesQuery(personId));
  useSeen(personId);
  return (
    <div className="flex flex-col gap-5">
      {may("notes.write") && <NoteForm personId={personId} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={3} />}
      {data?.items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ol className="flex flex-col gap-4">
          {data.items.map((note) => (
            <NoteEntry key={note.id} note={note} />
          ))}
        </ol>
      )}
    </div>
  );
}

function useSeen(personId: string): void {
  const client = useQueryClient();
  const { data } = useQuery(mentionsQuery);
  const isMentioned = data?.items.some(({ person_id }) => person_id === personId) === true;
  useEffect(() => {
    if (!isMentioned) return;
    void markNotesRead(personId).then(() => client.invalidateQueries({ queryKey: MENTIONS_KEY }));
  }, [client, isMentioned, personId]);
}

function NoteEntry({ note }: { readonly note: Note }) {
  const t = useText(notesText);
  const nameOf = useActorName();
  const { since, exact } = useFormat();
  const own = useOwnId();
  const client = useQueryClient();
  const { person_id, text, mentions } = note;
  const again = () => client.invalidateQueries(notesQuery(person_id));
  const remove = useAct({
    mutationFn: () => removeNote(person_id, note.id),
    onSuccess: () => {
      const undo = () => void addNote(person_id, { text, mentions }).then(again);
      void notifyWithUndo(t.removed, t.undo, undo);
      void again();
    },
  });
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line p-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <span className="font-medium text-ink">{nameOf(note.author)}</span>
        <time dateTime={note.created_at} title={exact(note.created_at)}>
          {since(note.created_at, Date.now())}
        </time>
        {note.author === own && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t.remove}
          </Button>
        )}
      </p>
      <p className="break-words whitespace-pre-wrap">{text}</p>
      {mentions.length > 0 && (
        <p className="text-sm text-ink-2">{t.mentioned(mentions.map(nameOf).join(", "))}</p>
      )}
      {remove.isError && <ProblemNote error={remove.error} />}
    </li>
  );
}
