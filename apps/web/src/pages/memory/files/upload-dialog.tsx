/** A new file, or a new version of one: chosen from this machine, or typed. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { FILES_KEY, putFile } from "../../../api/files.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { tagsOf } from "../../../values/tags-of.ts";
import { useSize } from "../file-size.ts";
import { memoryText } from "../memory-text.ts";
import { nameOf } from "../model/file-tree.ts";
import { fileBody, pathFlaw, textMime } from "../model/new-file.ts";

type Source = "file" | "text";

export function UploadDialog({
  folder,
  onClose,
}: {
  readonly folder: string;
  readonly onClose: () => void;
}) {
  const t = useText(memoryText).files;
  const shell = useShellText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const size = useSize();
  const picker = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<Source>("file");
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const [path, setPath] = useState(`${folder}/`);
  const [tags, setTags] = useState("");
  const [asked, setAsked] = useState(false);
  const flaw = pathFlaw(path);
  const isMissing = source === "file" && file === null;

  const save = useAct({
    mutationFn: async () => {
      const body =
        source === "file" && file !== null
          ? await fileBody(file)
          : { content: text, mime: textMime(path) };
      return putFile({ path, ...body, tags: tagsOf(tags) });
    },
    onSuccess: (entry) => {
      void client.invalidateQueries({ queryKey: FILES_KEY });
      void navigate({ to: "/memory", search: { tab: "files", path: entry.path } });
      void notify("success", t.saved(nameOf(entry.path), entry.ver));
      onClose();
    },
  });
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(chosen);
    // A name that was typed stays.
    if (path.endsWith("/") || nameOf(path) === file?.name)
      setPath(`${path.slice(0, path.lastIndexOf("/"))}/${chosen.name}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (flaw === null && !isMissing && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.uploadTitle}
      about={t.uploadAbout}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button variant="primary" type="submit" form="new-file" loading={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id="new-file" onSubmit={submit} className="flex flex-col gap-4">
        <Segmented
          label={t.from}
          value={source}
          onChange={setSource}
          segments={[
            { value: "file", label: t.fromFile },
            { value: "text", label: t.fromText },
          ]}
        />
        {source === "file" ? (
          <div className="flex flex-col gap-1.5">
            <input
              ref={picker}
              type="file"
              className="sr-only"
              aria-label={t.choose}
              tabIndex={-1}
              onChange={(event) => choose(event.target.files?.[0])}
            />
            <Button onClick={() => picker.current?.click()}>
              <FileUp aria-hidden />
              {file === null ? t.choose : t.chosen(file.name, size(file.size))}
            </Button>
            {asked && isMissing && (
              <p role="alert" className="text-sm text-danger-ink">
                {t.missing}
              </p>
            )}
          </div>
        ) : (
          <TextArea
            label={t.text}
            mono
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <Field
          label={t.path}
          value={path}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => setPath(event.target.value)}
          {...(asked && flaw !== null ? { error: t.pathFlaws[flaw] } : { hint: t.pathHint })}
        />
        <Field
          label={t.tagsLabel}
          hint={t.tagsHint}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        {save.isError && <ProblemNote error={save.error} />}
      </form>
    </Dialog>
  );
}
