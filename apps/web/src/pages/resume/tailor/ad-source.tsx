/** Where the advertisement comes from: pasted, read from a file, or a job in Bole. */

import { FileUp, X } from "lucide-react";
import { useRef } from "react";
import { readJobFile } from "../../../api/jobs.ts";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { JobPicker } from "../../../talent/job-picker.tsx";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { tailorText } from "../text/tailor-text.ts";
import { type Ad, NO_AD } from "./ad.ts";

const KINDS = ".pdf,.docx,.txt,.md,.markdown,.html,.htm";

export function AdSource({
  ad,
  onChange,
}: {
  readonly ad: Ad;
  readonly onChange: (ad: Ad) => void;
}) {
  const t = useText(tailorText);
  const picker = useRef<HTMLInputElement>(null);
  const read = useAct({
    mutationFn: readJobFile,
    onSuccess: ({ draft }) => onChange({ text: draft.description, chosen: null }),
  });
  return (
    <div className="flex flex-col gap-3">
      {ad.chosen === null ? (
        <TextArea
          {...{ label: t.job, hint: t.jobHint, rows: 6, maxLength: 100_000, value: ad.text }}
          onChange={(event) => onChange({ text: event.target.value, chosen: null })}
        />
      ) : (
        <div>
          <p className="text-sm font-medium">{t.job}</p>
          <p className="mt-1.5 flex items-center justify-between gap-2 rounded-lg border border-line py-1 pr-1 pl-3">
            <span className="min-w-0 break-words">{ad.chosen.title}</span>
            <IconButton label={t.otherJob} onClick={() => onChange(NO_AD)}>
              <X aria-hidden />
            </IconButton>
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button loading={read.isPending} onClick={() => picker.current?.click()}>
          <FileUp aria-hidden />
          {t.fromFile}
        </Button>
        <input
          ref={picker}
          type="file"
          aria-label={t.fromFile}
          accept={KINDS}
          className="hidden"
          onChange={({ target }) => {
            const [file] = Array.from(target.files ?? []);
            if (file !== undefined) read.mutate(file);
            // The same file again is a change, too.
            target.value = "";
          }}
        />
        <JobPicker
          trigger={<PickerTrigger text={t.fromJob} />}
          onPick={({ id, title }) => onChange({ text: "", chosen: { id, title } })}
        />
      </div>
      {read.error !== null && <ProblemNote error={read.error} />}
    </div>
  );
}
