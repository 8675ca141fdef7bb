import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Drawer } from "../../design/drawer.tsx";
import { notify } from "../../design/notify.ts";
import Sheet from "../../design/sheet.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { Tooltip } from "../../design/tooltip.tsx";
import { useText } from "../../i18n/text.ts";
import { designText } from "./design-text.ts";
import { Specimen } from "./specimen.tsx";

export function Layers() {
  const t = useText(designText);
  const [open, setOpen] = useState<"none" | "dialog" | "sheet" | "drawer">("none");
  const [tab, setTab] = useState<"profile" | "history">("profile");
  const close = () => setOpen("none");
  return (
    <>
      <Specimen title={t.layers}>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen("dialog")}>{t.dialog}</Button>
          <Button onClick={() => setOpen("sheet")}>{t.sheet}</Button>
          <Button onClick={() => setOpen("drawer")}>{t.drawer}</Button>
          <Button onClick={() => void notify("success", t.toastText)}>{t.toast}</Button>
          <Tooltip label={t.tooltipText}>
            <Button variant="ghost">{t.tooltip}</Button>
          </Tooltip>
        </div>
        <Dialog
          open={open === "dialog"}
          onOpenChange={close}
          title={t.dialogTitle}
          about={t.dialogAbout}
          footer={
            <>
              <Button onClick={close}>{t.secondary}</Button>
              <Button variant="danger" onClick={close}>
                {t.danger}
              </Button>
            </>
          }
        />
        <Sheet open={open === "sheet"} onOpenChange={close} title={t.sheet}>
          <div className="flex flex-col gap-4 p-5">
            <p>{t.sample}</p>
            <Button onClick={close}>{t.secondary}</Button>
          </div>
        </Sheet>
        {open === "drawer" && (
          <Drawer onClose={close} title={t.dialogTitle} about={t.dialogAbout}>
            <p>{t.sample}</p>
          </Drawer>
        )}
      </Specimen>
      <Specimen title={t.tabs}>
        <Tabs
          label={t.tabs}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "profile", label: t.tabNames.profile, content: t.tabTexts.profile },
            { value: "history", label: t.tabNames.history, content: t.tabTexts.history },
          ]}
        />
      </Specimen>
    </>
  );
}
