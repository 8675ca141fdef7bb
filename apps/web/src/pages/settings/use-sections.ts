import { useAccount, useMay } from "../../account/use-session.ts";
import { SECTIONS, type Section } from "./sections.ts";

/** Those that are of use to who is here. */
export function useSections(): readonly Section[] {
  const may = useMay();
  const hasAccounts = useAccount() !== undefined;
  return SECTIONS.filter(
    ({ needs, ofAccounts = false }) =>
      (hasAccounts || !ofAccounts) && (needs === undefined || may(needs)),
  );
}
