/** What can be done with a person. */
import type { Candidate } from "@bole/server/contract";
import { BriefcaseBusiness, Download, Pencil } from "lucide-react";
import { useState } from "react";
import { documentAddress } from "../../../api/resumes.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { AddToJobDialog } from "../../../talent/add-to-job-dialog.tsx";
import { candidateText } from "../candidate-text.ts";
import { EditDialog } from "./edit-dialog.tsx";

export function PersonActions({
  candidate: { person, resumes },
  resumeId,
}: {
  readonly candidate: Candidate;
  readonly resumeId: string | null;
}) {
  const t = useText(candidateText);
  const [layer, setLayer] = useState<"none" | "edit" | "add">("none");
  const close = () => setLayer("none");
  const file = resumes.find(({ id }) => id === resumeId)?.document_name ?? null;
  return (
    <div className="flex flex-wrap gap-2">
      {resumeId !== null && file !== null && (
        <a href={documentAddress(resumeId)} download={file} className={buttonClass()}>
          <Download aria-hidden />
          {t.download}
        </a>
      )}
      <Button onClick={() => setLayer("edit")}>
        <Pencil aria-hidden />
        {t.edit}
      </Button>
      <Button variant="primary" onClick={() => setLayer("add")}>
        <BriefcaseBusiness aria-hidden />
        {t.addToJob}
      </Button>
      {layer === "edit" && <EditDialog person={person} onClose={close} />}
      {layer === "add" && <AddToJobDialog people={[person]} onClose={close} />}
    </div>
  );
}
