/** Takes an advertisement as text, page, JSON-LD or file, and has it read. */
import type { JobRead } from "@bole/server/contract";
import { FileUp, ScanText } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { readJob, readJobFile } from "../../api/jobs.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { useHanFont } from "../../design/han-font.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { useDropAnywhere } from "../../talent/use-drop-anywhere.ts";
import { jobText } from "./job-text.ts";

const LONGEST = 200_000;

export function ReadPanel({
  onRead,
  onSkip,
}: {
  readonly onRead: (read: JobRead) => void;
  readonly onSkip: () => void;
}) {
  const t = useText(jobText).reading;
  const [text, setText] = useState("");
  const [flaw, setFlaw] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useHanFont(text);
  const reading = useAct({
    mutationFn: (given: string | File) =>
      typeof given === "string" ? readJob(given) : readJobFile(given),
    onSuccess: onRead,
  });
  const read = (given: string) => {
    setText(given);
    setFlaw(given.trim() === "" ? t.missing : given.length > LONGEST ? t.tooLong : null);
    if (given.trim() !== "" && given.length <= LONGEST) reading.mutate(given);
  };
  const isOver = useDropAnywhere((files) => void take(files[0]));
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await file.text();
    setFlaw(null);
    // What is no text, such as a PDF, the server opens.
    if (content.includes("\u0000") || content.startsWith("%PDF-")) reading.mutate(file);
    else read(content);
  };
  return (
    <Card className={cx("px-5 py-4", isOver && "border-accent")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          read(text);
        }}
      >
        <TextArea
          label={t.text}
          rows={14}
          placeholder={t.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFlaw(null);
          }}
          {...(flaw === null ? { hint: isOver ? t.drop : t.hint } : { error: flaw })}
        />
        {reading.isError && <ProblemNote error={reading.error} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={reading.isPending}>
            {!reading.isPending && <ScanText aria-hidden />}
            {t.go}
          </Button>
          <Button onClick={() => picker.current?.click()}>
            <FileUp aria-hidden />
            {t.choose}
          </Button>
          <Button variant="ghost" onClick={onSkip}>
            {t.skip}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          aria-label={t.choose}
          accept=".pdf,.docx,.txt,.md,.html,.htm,.json,.jsonld"
          className="hidden"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </form>
    </Card>
  );
}
