/** Bytes as people read them. */
import { useFormat } from "../../i18n/use-format.ts";

const UNITS = ["B", "kB", "MB", "GB"];

export function useSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const at = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
    const value = bytes / 1000 ** at;
    const rounded = value < 10 && at > 0 ? Math.round(value * 10) / 10 : Math.round(value);
    return `${format.number(rounded)} ${UNITS[at]}`;
  };
}
