/** A table for spreadsheets: UTF-8 with a byte order mark, lines end as RFC 4180 says. */
const BOM = "\uFEFF";
/** A cell that begins so is a formula for a spreadsheet, which may run commands or send data away. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvText(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
