/** Finds out what a place in a query where a table may stand really names. */
import { AliasNode, IdentifierNode, type OperationNode, RawNode, TableNode } from "kysely";
import { storeErrors } from "../errors.ts";

export interface Source {
  /** The table's own name in lower case, as databases compare it. */
  readonly table: string;
  /** What columns are referred by: the alias, if there is one. */
  readonly name: string;
}

/** `undefined` for a subquery or a function, which bring no table of their own to limit. */
export function sourceOf(node: OperationNode): Source | undefined {
  const target = AliasNode.is(node) ? node.node : node;
  if (RawNode.is(target) && !FUNCTION_CALL.test(target.sqlFragments[0] ?? "")) {
    throw storeErrors.error(
      "unscoped-query",
      "Raw SQL stands where a table is read, and can't be limited to a tenant.",
    );
  }
  if (!TableNode.is(target)) return undefined;
  const table = target.table.identifier.name;
  const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : table;
  return { table: table.toLowerCase(), name: alias };
}

const FUNCTION_CALL = /^\s*\w+\s*\(/;
const READS_A_TABLE = /\b(from|join|into|update|table)\b/i;

/** Raw SQL is not understood, only searched for words that could bring in rows of others. */
export function refuseTableInRaw(node: RawNode): void {
  const text = node.sqlFragments.join(" ");
  if (!READS_A_TABLE.test(text)) return;
  throw storeErrors.error("unscoped-query", `Raw SQL may not name tables here: ${text.trim()}`);
}
