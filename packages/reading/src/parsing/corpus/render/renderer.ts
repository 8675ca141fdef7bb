/** A way to make a file of a sheet. */
import type { Sheet } from "../sheet.ts";

export type Format = "pdf" | "docx" | "md" | "txt" | "html";

export interface Renderer {
  readonly name: string;
  readonly format: Format;
  readonly render: (sheet: Sheet) => Promise<Uint8Array>;
}

/** A section's list items and other lines, told apart. */
export function itemsOf(lines: readonly string[]): { item: boolean; text: string }[] {
  return lines.map((line) => ({ item: line.startsWith("- "), text: line.replace(/^- /, "") }));
}

export const rowText = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join("");

export const cellText = ({ label, value }: { label: string; value: string }) =>
  label === "" ? value : `${label}${/[\u4e00-\u9fff]/.test(label) ? "：" : ": "}${value}`;

export const encode = async (text: string) => new TextEncoder().encode(text);
