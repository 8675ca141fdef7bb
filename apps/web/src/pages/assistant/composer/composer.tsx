/** Where one writes to the assistant: words, the job they are about, and files. */
import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { DropVeil } from "../../../talent/drop-veil.tsx";
import { useDropAnywhere } from "../../../talent/use-drop-anywhere.ts";
import type { Wish } from "../conversation/use-conversation.ts";
import { assistantText } from "../text/assistant-text.ts";
import { AttachButton } from "./attach-button.tsx";
import { AttachedFiles } from "./attached-files.tsx";
import { JobChip } from "./job-chip.tsx";
import { useAttachments } from "./use-attachments.ts";

const LONGEST = 20_000;

export function Composer({
  isBusy,
  canStop,
  firstJob,
  onSend,
  onStop,
}: {
  readonly isBusy: boolean;
  readonly canStop: boolean;
  /** That of the page, or of the message before. */
  readonly firstJob: string | null;
  readonly onSend: (wish: Wish) => void;
  readonly onStop: () => void;
}) {
  const t = useText(assistantText);
  const id = useId();
  const [text, setText] = useState("");
  const [chosenJob, setChosenJob] = useState<string | null | undefined>(undefined);
  const job = chosenJob === undefined ? firstJob : chosenJob;
  const files = useAttachments();
  const isOver = useDropAnywhere(files.add);
  const isReady = text.trim() !== "" && !isBusy && !files.isSending;
  const send = async () => {
    if (!isReady) return;
    const attached = await files.send();
    if (attached === null) return;
    const jobs = attached
      .filter(({ kind }) => kind === "job")
      .flatMap(({ id: job_id }) => job_id ?? []);
    const people = attached.filter(({ kind }) => kind === "resume").flatMap((one) => one.id ?? []);
    const job_id = jobs.at(-1) ?? job;
    const context = {
      ...(job_id !== null && { job_id }),
      ...(people.length > 0 && { person_ids: people }),
    };
    onSend({ message: text.trim(), context, attached });
    if (job_id !== null) setChosenJob(job_id);
    setText("");
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="border-t border-line bg-surface px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2">
        <AttachedFiles files={files} />
        {files.error !== null && <ProblemNote error={files.error} />}
        <label htmlFor={id} className="sr-only">
          {t.message}
        </label>
        <div className="rounded-xl border border-line-strong bg-raised p-1.5 shadow-rest focus-within:outline-2 focus-within:outline-focus">
          <textarea
            id={id}
            rows={2}
            value={text}
            maxLength={LONGEST}
            placeholder={t.placeholder}
            aria-description={t.keys}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKey}
            className="field-sizing-content max-h-52 min-h-12 w-full resize-none bg-transparent px-2 py-1.5 text-base outline-none placeholder:text-ink-3 max-md:text-lg"
          />
          <div className="flex items-center gap-1">
            <AttachButton onFiles={files.add} />
            <JobChip jobId={job} onPick={setChosenJob} />
            {isBusy && canStop ? (
              <IconButton
                label={t.stop}
                onClick={onStop}
                className="bg-danger text-on-danger hover:bg-danger-hover hover:text-on-danger"
              >
                <Square aria-hidden />
              </IconButton>
            ) : (
              <IconButton
                type="submit"
                label={t.send}
                disabled={!isReady}
                className="bg-accent text-on-accent hover:bg-accent-hover hover:text-on-accent disabled:bg-hover disabled:text-ink-3"
              >
                <SendHorizontal aria-hidden />
              </IconButton>
            )}
          </div>
        </div>
      </div>
      {isOver && <DropVeil title={t.attach.drop} about={t.attach.dropAbout} />}
    </form>
  );
}
