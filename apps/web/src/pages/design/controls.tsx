import { Plus, Search } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { Field } from "../../design/field.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { Kbd } from "../../design/kbd.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Select } from "../../design/select.tsx";
import { Switch } from "../../design/switch.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { designText } from "./design-text.ts";
import { Specimen } from "./specimen.tsx";

const TONES = ["neutral", "accent", "ok", "warning", "danger"] as const;
const CITIES = ["beijing", "shanghai", "berlin"] as const;
const VIEWS = ["list", "board"] as const;

export function Controls() {
  const t = useText(designText);
  const shell = useShellText();
  return (
    <>
      <Specimen title={t.buttons}>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary">{t.primary}</Button>
          <Button>{t.secondary}</Button>
          <Button variant="ghost">{t.ghost}</Button>
          <Button variant="danger">{t.danger}</Button>
          <Button loading>{t.loading}</Button>
          <Button disabled>{t.disabled}</Button>
          <Button size="sm">
            <Plus aria-hidden />
            {t.tones.accent}
          </Button>
          <IconButton label={shell.shell.searchShort}>
            <Search aria-hidden />
          </IconButton>
          <CopyButton text="Bole" />
        </div>
      </Specimen>
      <Inputs />
      <Specimen title={t.badges}>
        <div className="flex flex-wrap items-center gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.tones[tone]}
            </Badge>
          ))}
          <span className="ml-4 flex gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </div>
      </Specimen>
    </>
  );
}

function Inputs() {
  const t = useText(designText);
  const [city, setCity] = useState<(typeof CITIES)[number]>("beijing");
  const [view, setView] = useState<(typeof VIEWS)[number]>("list");
  const [notify, setNotify] = useState(true);
  return (
    <Specimen title={t.inputs}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={t.name} hint={t.nameHint} defaultValue={t.people.wang} />
        <Field label={t.mail} error={t.mailError} defaultValue="mei.example.com" />
        <div className="flex flex-wrap items-center gap-3 self-start">
          <Select
            label={t.city}
            value={city}
            onChange={setCity}
            options={CITIES.map((value) => ({ value, label: t.cities[value] }))}
          />
          <Segmented
            label={t.view}
            value={view}
            onChange={setView}
            segments={VIEWS.map((value) => ({ value, label: t.views[value] }))}
          />
        </div>
        <TextArea label={t.sampleLabel} rows={2} defaultValue={t.sample} />
        <Switch label={t.notify} hint={t.notifyHint} checked={notify} onChange={setNotify} />
      </div>
    </Specimen>
  );
}
