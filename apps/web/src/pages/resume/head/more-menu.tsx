/** What is done more rarely with a résumé: its translation, and the preparation of interviews. */
import type { Resume } from "@bole/server/contract";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Languages, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { interviewText } from "../text/interview-text.ts";
import { translateText } from "../text/translate-text.ts";
import { TranslateDialog } from "../translate/translate-dialog.tsx";

export function MoreMenu({
  resume,
  onBefore,
}: {
  readonly resume: Pick<Resume, "id" | "title" | "language">;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
}) {
  const t = useText(translateText);
  const { title: interview } = useText(interviewText);
  const navigate = useNavigate();
  const [isTranslating, setTranslating] = useState(false);
  const to = resume.language === "zh" ? "en" : "zh";
  const prepare = async () => {
    await onBefore();
    await navigate({ to: "/resumes/$resumeId/interview", params: { resumeId: resume.id } });
  };
  return (
    <>
      <Menu
        label={t.more}
        trigger={
          <IconButton label={t.more}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { value: "interview", label: interview, icon: MessagesSquare },
          { value: "translate", label: t.into[to], icon: Languages },
        ]}
        onChoose={(chosen) => (chosen === "translate" ? setTranslating(true) : void prepare())}
      />
      {isTranslating && (
        <TranslateDialog {...{ resume, to, onBefore }} onClose={() => setTranslating(false)} />
      )}
    </>
  );
}
