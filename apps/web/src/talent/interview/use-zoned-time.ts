/** A time of an appointment: in the reader's zone, with the clocks of the others beside it. */
import { zonedForAll } from "@bole/base/zoned-time";
import { useLanguage } from "../../preferences/language.ts";
import { useOwnZone } from "../../preferences/zone.ts";

export function useZonedTime() {
  const language = useLanguage();
  const own = useOwnZone();
  /** `zone` is the reader's, or the one that they look at. */
  return (at: string, others: readonly string[] = [], zone: string = own) =>
    zonedForAll(at, zone, others, language);
}
