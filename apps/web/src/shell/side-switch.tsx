import { Segmented } from "../design/segmented.tsx";
import { useShellText } from "../i18n/text.ts";
import { SIDES } from "../preferences/side.ts";
import { useChooseSide, useSide } from "./use-side.ts";

export function SideSwitch() {
  const t = useShellText();
  return (
    <Segmented
      className="w-full"
      label={t.shell.side}
      value={useSide()}
      onChange={useChooseSide()}
      segments={SIDES.map((value) => ({ value, label: t.shell.sides[value] }))}
    />
  );
}
