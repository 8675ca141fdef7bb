/**
 * The one error type of Bole. A package declares its codes as a closed table; the table gives the
 * HTTP status, the title and what the reader can do, so that no caller has to invent them and
 * `docs/errors.md` can be generated. An error is recognised by its brand, never by its text.
 */
const BRAND: unique symbol = Symbol.for("bole.error");

/** What is always true of a code. */
export interface ErrorEntry {
  /** The HTTP status that the code is answered with. */
  readonly status: number;
  /** A short sentence that is the same for every occurrence. */
  readonly title: string;
  /** What the reader can do about it. */
  readonly remedy: string;
}

export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** One place in the input that is wrong. */
export interface ErrorIssue {
  /** Where: a JSON path, a variable's name, a step. */
  readonly path: string;
  readonly message: string;
}

export interface ErrorDetails {
  /** What happened this time: what, where. */
  readonly detail: string;
  readonly issues?: readonly ErrorIssue[];
  /** Facts a program may read, such as the current version on a conflict. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

export class BoleError<Code extends string = string> extends Error {
  readonly [BRAND] = true;
  readonly code: Code;
  readonly entry: ErrorEntry;
  readonly issues: readonly ErrorIssue[];
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: Code, entry: ErrorEntry, details: ErrorDetails) {
    super(details.detail, "cause" in details ? { cause: details.cause } : undefined);
    this.name = "BoleError";
    this.code = code;
    this.entry = entry;
    this.issues = details.issues ?? [];
    this.data = details.data ?? {};
  }
}

export function isBoleError(value: unknown): value is BoleError {
  return typeof value === "object" && value !== null && BRAND in value;
}

/** A package's errors: its table, and a function that makes one of them. */
export interface ErrorFamily<Table extends ErrorTable> {
  readonly table: Table;
  readonly error: <Code extends keyof Table & string>(
    code: Code,
    details: ErrorDetails | string,
  ) => BoleError<Code>;
  /** Whether a value is this family's error with this code. */
  readonly is: (value: unknown, code: keyof Table & string) => boolean;
}

export function defineErrors<const Table extends ErrorTable>(table: Table): ErrorFamily<Table> {
  return {
    table,
    error: (code, details) =>
      new BoleError(
        code,
        table[code] as ErrorEntry,
        typeof details === "string" ? { detail: details } : details,
      ),
    is: (value, code) => isBoleError(value) && value.code === code,
  };
}
