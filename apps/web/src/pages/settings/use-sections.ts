import { useAccount, useMay } from "../../account/use-session.ts";
import { useHasSides, useSide } from "../../shell/use-side.ts";
import { SECTIONS, type Section } from "./sections.ts";

/** Those that are of use to who is here. */
export function useSections(): readonly Section[] {
  const may = useMay();
  const own = useSide();
  const hasSides = useHasSides();
  const hasAccounts = useAccount() !== undefined;
  return SECTIONS.filter(
    ({ needs, side, ofAccounts = false }) =>
      (hasAccounts || !ofAccounts) &&
      (!hasSides || side === undefined || side === own) &&
      (needs === undefined || may(needs)),
  );
}
