/** Typeface, spacing, switches, the sections on the page and the photo. */
import type { ResumeTemplates } from "@bole/server/contract";
import { Segmented } from "../../../design/segmented.tsx";
import { Select } from "../../../design/select.tsx";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import type { EditValue } from "../model/hand-edit.ts";
import { lookText } from "../text/look-text.ts";
import { placeText } from "../text/place-text.ts";
import { PhotoChoice } from "./photo-choice.tsx";

const SWITCHES = ["fit", "page_numbers", "newest_first", "link_labels"] as const;
const SECTIONS = ["workExperience", "projects", "education", "skillContent", "other"] as const;

export function LookOptions({ known }: { readonly known: ResumeTemplates }) {
  const t = useText(lookText);
  const names = useText(placeText);
  const { data, edit, save } = useEditor();
  const look = new Map<string, unknown>(Object.entries(Object(data.look)));
  const choose = (field: string, value: EditValue) => {
    edit({ kind: "set", place: { section: "look", entry_id: null, field }, value });
    save();
  };
  const chosen = look.get("hidden");
  const hidden = Array.isArray(chosen) ? chosen.filter((one) => typeof one === "string") : [];
  const font = known.fonts.find((id) => id === look.get("font")) ?? "own";
  const density = known.densities.find((id) => id === look.get("density")) ?? "normal";
  const isOn = (field: (typeof SWITCHES)[number]) =>
    field === "page_numbers" ? look.get(field) !== false : look.get(field) === true;
  return (
    <>
      <div>
        <p className="mb-2 text-sm font-medium">{t.font}</p>
        <Select
          label={t.font}
          value={font}
          options={(["own", ...known.fonts] as const).map((value) => ({
            value,
            label: t.fonts[value],
          }))}
          onChange={(value) => choose("font", value)}
        />
      </div>
      <div>
        <p className="mb-2 text-sm font-medium">{t.density}</p>
        <Segmented
          label={t.density}
          value={density}
          segments={known.densities.map((value) => ({ value, label: t.densities[value] }))}
          onChange={(value) => choose("density", value)}
        />
      </div>
      {SWITCHES.map((field) => (
        <Switch
          key={field}
          label={t.switches[field]}
          checked={isOn(field)}
          onChange={(value) => choose(field, value)}
        />
      ))}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t.shown}</legend>
        {SECTIONS.map((section) => (
          <Switch
            key={section}
            label={names.sections[section]}
            checked={!hidden.includes(section)}
            onChange={(isShown) =>
              choose(
                "hidden",
                isShown ? hidden.filter((one) => one !== section) : [...hidden, section],
              )
            }
          />
        ))}
      </fieldset>
      <PhotoChoice
        value={String(look.get("photo") ?? "")}
        onChoose={(photo) => choose("photo", photo)}
      />
    </>
  );
}
