/** A name for the version of now, to find it again. */
import { useQueryClient } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { addSnapshot, resumeKey } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { historyText } from "../text/history-text.ts";

export function SnapshotForm({ resumeId }: { readonly resumeId: string }) {
  const t = useText(historyText);
  const client = useQueryClient();
  const [name, setName] = useState("");
  const keep = useAct({
    mutationFn: (given: string) => addSnapshot(resumeId, { name: given }),
    onSuccess: ({ name: given }) => {
      setName("");
      void client.invalidateQueries({ queryKey: resumeKey(resumeId) });
      void notify("success", t.snapshotSaved(given));
    },
  });
  return (
    <form
      className="mb-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") keep.mutate(name.trim());
      }}
    >
      <div className="flex items-end gap-2">
        <Field
          label={t.snapshotName}
          placeholder={t.snapshotPlaceholder}
          value={name}
          maxLength={100}
          className="min-w-0 flex-1"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ""} loading={keep.isPending}>
          <Bookmark aria-hidden />
          {t.snapshotSave}
        </Button>
      </div>
      {keep.isError && <ProblemNote error={keep.error} className="mt-2" />}
    </form>
  );
}
