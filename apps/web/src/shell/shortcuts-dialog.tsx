import { AREAS } from "../areas/index.ts";
import { Dialog } from "../design/dialog.tsx";
import { Kbd } from "../design/kbd.tsx";
import { Switch } from "../design/switch.tsx";
import { useShellText } from "../i18n/text.ts";
import { usePreference } from "../preferences/preference.ts";
import { singleKeys } from "../preferences/single-keys.ts";
import { COMMAND_KEY } from "./keys.ts";

export default function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const t = useShellText();
  const rows = [
    { label: t.shortcuts.palette, keys: [COMMAND_KEY, "K"], joint: "+" },
    ...AREAS.map((area) => ({
      label: t.shortcuts.goTo(t.areas[area.id]),
      keys: ["G", area.key.toUpperCase()],
      joint: t.shortcuts.andThen,
    })),
    { label: t.shortcuts.help, keys: ["?"], joint: "" },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.shortcuts.title}
      about={t.shortcuts.about}
    >
      <dl className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <div key={row.label} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-ink-2">{row.label}</dt>
            <dd className="flex items-center gap-1.5 text-xs text-ink-3">
              <Kbd>{row.keys[0]}</Kbd>
              {row.keys[1] !== undefined && (
                <>
                  {row.joint}
                  <Kbd>{row.keys[1]}</Kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pt-4">
        <Switch
          label={t.shortcuts.singleKeys}
          hint={t.shortcuts.singleKeysHint}
          checked={usePreference(singleKeys) === "on"}
          onChange={(on) => singleKeys.set(on ? "on" : "off")}
        />
      </div>
    </Dialog>
  );
}
