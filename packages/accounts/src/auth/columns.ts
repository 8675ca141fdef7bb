/** The library writes `userId`, our columns are called `user_id`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function toRow(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([field, value]) => [columnOf(field), value]));
}

/** What it is, the library knows: it asked for it by the name of its model. */
export function fromRow<T>(row: Readonly<Record<string, unknown>>): T {
  const entries = Object.entries(row).map(([column, value]) => [fieldOf(column), value]);
  return Object.fromEntries(entries) as T;
}
