import { Segmented } from "../design/segmented.tsx";
import { useShellText } from "../i18n/text.ts";
import { SIDES } from "../preferences/side.ts";
import { useChooseSide, useHasSides, useSide } from "./use-side.ts";

export function SideSwitch() {
  const t = useShellText();
  const hasSides = useHasSides();
  const value = useSide();
  const onChange = useChooseSide();
  if (!hasSides) return null;
  return (
    <Segmented
      className="w-full"
      label={t.shell.side}
      value={value}
      onChange={onChange}
      segments={SIDES.map((side) => ({ value: side, label: t.shell.sides[side] }))}
    />
  );
}
