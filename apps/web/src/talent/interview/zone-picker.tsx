/** A time zone, of all that there are: found by its city, or by what it is called. */
import { Picker } from "../../design/picker.tsx";
import { useText } from "../../i18n/text.ts";
import { LOCALES, useLanguage } from "../../preferences/language.ts";
import { PickerTrigger } from "../picker-trigger.tsx";
import { interviewText } from "./interview-text.ts";
import { otherZones, usualZones, zoneLabel, zoneName } from "./time-zones.ts";

export function ZonePicker({
  label,
  value,
  instead,
  onChange,
}: {
  readonly label: string;
  /** A zone, or the value of `instead`. */
  readonly value: string;
  /** A choice that is no zone, such as "as on this device". */
  readonly instead?: { readonly value: string; readonly label: string };
  readonly onChange: (zone: string) => void;
}) {
  const t = useText(interviewText).zones;
  const locale = LOCALES[useLanguage()];
  const isZone = value !== instead?.value;
  const option = (zone: string) => ({
    value: zone,
    show: zoneLabel(zone),
    keywords: [zoneLabel(zone), zoneName(zone, locale)],
  });
  const groups = () => {
    const usual = usualZones(...(isZone ? [value] : []));
    const first = instead === undefined ? [] : [{ value: instead.value, show: instead.label }];
    return [
      { id: "usual", options: [...first, ...usual.map(option)] },
      { id: "others", title: t.others, options: otherZones(usual).map(option) },
    ];
  };
  const shown = isZone ? zoneLabel(value) : (instead?.label ?? "");
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      {/* The button itself is called so, too. */}
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <Picker
        label={label}
        placeholder={t.search}
        empty={t.none}
        groups={groups}
        onPick={onChange}
        modal
        trigger={<PickerTrigger text={shown} aria-label={`${label}: ${shown}`} />}
      />
    </div>
  );
}
