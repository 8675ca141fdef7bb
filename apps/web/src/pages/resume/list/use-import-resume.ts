/** A file that becomes a résumé, which is then opened. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { importResume } from "../../../api/resume-files.ts";
import { RESUMES_KEY } from "../../../api/resumes.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";

export function useImportResume() {
  const t = useText(listText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, variables, isPending, error, reset } = useAct({
    mutationFn: (file: File) => importResume(file),
    onSuccess: ({ resume_id, findings }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      if (findings.length > 0) void notify("error", t.findings);
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: resume_id } });
    },
  });
  const take = useCallback(
    (files: readonly File[]) => {
      const [file] = files;
      if (file === undefined) {
        void notify("error", t.noFile);
        return;
      }
      if (files.length > 1) void notify("error", t.oneFile);
      mutate(file);
    },
    [mutate, t],
  );
  return { take, file: variables ?? null, isPending, error, retry: mutate, dismiss: reset };
}

export type ImportState = ReturnType<typeof useImportResume>;
