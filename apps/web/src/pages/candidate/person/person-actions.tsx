/** What can be done with a person. */
import type { Candidate } from "@bole/server/contract";
import { useNavigate } from "@tanstack/react-router";
import {
  BriefcaseBusiness,
  Download,
  EllipsisVertical,
  FileArchive,
  Gavel,
  History,
  Pencil,
  PenLine,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../account/use-session.ts";
import { exportAddress } from "../../../api/privacy.ts";
import { documentAddress } from "../../../api/resumes.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { AddToJobDialog } from "../../../talent/add-to-job-dialog.tsx";
import { ComposeDialog } from "../../../talent/mail/compose-dialog.tsx";
import { mailText } from "../../../talent/mail/mail-text.ts";
import { candidateText } from "../candidate-text.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { eraseText } from "./erase-text.ts";
import { HoldDialog } from "./hold-dialog.tsx";

export function PersonActions({
  candidate: { person, resumes, applications },
  resumeId,
}: {
  readonly candidate: Candidate;
  readonly resumeId: string | null;
}) {
  const t = useText(candidateText);
  const erasing = useText(eraseText);
  const { compose: mail } = useText(mailText);
  const navigate = useNavigate();
  const may = useMay();
  const language = useLanguage();
  const [layer, setLayer] = useState<"none" | "edit" | "write" | "add" | "erase" | "hold">("none");
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
      {may("people.write") && (
        <>
          <Button onClick={() => setLayer("edit")}>
            <Pencil aria-hidden />
            {t.edit}
          </Button>
          <Button onClick={() => setLayer("write")}>
            <PenLine aria-hidden />
            {mail.title}
          </Button>
          <Button variant="primary" onClick={() => setLayer("add")}>
            <BriefcaseBusiness aria-hidden />
            {t.addToJob}
          </Button>
          <Menu
            label={erasing.more}
            trigger={
              <IconButton label={erasing.more} className="size-9">
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
            items={[
              { value: "audit", label: erasing.history, icon: History },
              { value: "export", label: erasing.export, icon: FileArchive },
              ...(may("workspace.manage")
                ? [{ value: "hold" as const, label: erasing.hold, icon: Gavel }]
                : []),
              { value: "erase", label: erasing.erase, icon: Trash2, danger: true },
            ]}
            onChoose={(chosen) => {
              if (chosen === "export") location.assign(exportAddress(person.id, language));
              else if (chosen === "audit")
                void navigate({ to: "/audit", search: { person_id: person.id } });
              else setLayer(chosen);
            }}
          />
        </>
      )}
      {layer === "hold" && <HoldDialog person={person} onClose={close} />}
      {layer === "erase" && <EraseDialog person={person} onClose={close} />}
      {layer === "edit" && <EditDialog person={person} onClose={close} />}
      {layer === "write" && (
        <ComposeDialog
          to={person.email ?? ""}
          personId={person.id}
          jobs={applications.map(({ application, job_title }) => ({
            id: application.job_id,
            title: job_title,
          }))}
          onClose={close}
        />
      )}
      {layer === "add" && <AddToJobDialog people={[person]} onClose={close} />}
    </div>
  );
}
