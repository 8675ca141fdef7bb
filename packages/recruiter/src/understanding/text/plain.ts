import { fold } from "./said.ts";

/** Without accents: "Ines" is Inês, and "Wrobelski" Wróbelski. */
export function plain(text: string): string {
  return fold(text).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");
}
