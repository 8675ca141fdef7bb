import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type InsertQueryNode,
  type OnConflictNode,
  type OperationNode,
  PrimitiveValueListNode,
  SelectionNode,
  SelectQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import { storeErrors } from "../errors.ts";
import { isOfTenant, limitWhere, TENANT } from "./conditions.ts";

/** Adds the tenant to what is inserted; an upsert never touches a row of another tenant. */
export function insertForTenant(
  query: InsertQueryNode,
  table: string,
  tenant: unknown,
): InsertQueryNode {
  if (query.replace === true || query.orAction?.action === "replace") {
    throw refused("Replacing could delete a row of another tenant; use onConflict.");
  }
  const columns = query.columns ?? [];
  if (columns.some(({ column }) => column.name.toLowerCase() === TENANT)) {
    throw refused("The tenant is filled in; it can't be given.");
  }
  return {
    ...query,
    columns: [...columns, ColumnNode.create(TENANT)],
    values: withTenant(query, tenant),
    ...(query.onConflict === undefined
      ? {}
      : { onConflict: limitConflict(query.onConflict, isOfTenant(table, tenant)) }),
  };
}

function withTenant(query: InsertQueryNode, tenant: unknown): OperationNode {
  const { values, columns = [] } = query;
  if (values !== undefined && ValuesNode.is(values)) {
    return ValuesNode.create(
      values.values.map((row) =>
        PrimitiveValueListNode.is(row)
          ? PrimitiveValueListNode.create([...row.values, tenant])
          : ValueListNode.create([...row.values, ValueNode.create(tenant)]),
      ),
    );
  }
  if (values !== undefined && SelectQueryNode.is(values) && columns.length > 0) {
    if (values.setOperations !== undefined) throw refused("Insert from one select, not a union.");
    const value = AliasNode.create(ValueNode.create(tenant), IdentifierNode.create(TENANT));
    return SelectQueryNode.cloneWithSelections(values, [SelectionNode.create(value)]);
  }
  throw refused("Insert values, or a select with its columns named.");
}

function limitConflict(conflict: OnConflictNode, condition: OperationNode): OnConflictNode {
  if (conflict.updates === undefined) return conflict;
  const updateWhere = limitWhere(conflict.updateWhere, [condition]);
  return updateWhere === undefined ? conflict : { ...conflict, updateWhere };
}

function refused(detail: string) {
  return storeErrors.error("unscoped-query", detail);
}
