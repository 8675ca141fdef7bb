/**
 * Limits a query to one tenant by rewriting its tree just before it is compiled: every table that
 * is read or written, in joins, subqueries, unions and common table expressions too, gets
 * `tenant = ?`, and every insert gets the tenant. What can't be limited is refused, never let
 * through. Without a tenant it only makes sure that no tenant's table is touched.
 */
import {
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type MergeQueryNode,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  type RawNode,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from "kysely";
import { storeErrors } from "../errors.ts";
import { isOfTenant, limitOn, limitWhere, TENANT } from "./conditions.ts";
import { insertForTenant } from "./insert-for-tenant.ts";
import { refuseTableInRaw, sourceOf } from "./sources.ts";

/** Stands for "no tenant": only global tables. */
export const NO_TENANT: unique symbol = Symbol("no tenant");

export class TenancyTransformer extends OperationNodeTransformer {
  readonly #tenantTables: ReadonlySet<string>;
  /** Set only while `limit` runs, which is synchronous: building a transformer is expensive. */
  #tenant: unknown = NO_TENANT;

  constructor(tenantTables: ReadonlySet<string>) {
    super();
    this.#tenantTables = tenantTables;
  }

  limit(node: RootOperationNode, queryId: QueryId, tenant: unknown): RootOperationNode {
    this.#tenant = tenant;
    return this.transformNode(node, queryId);
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id);
    return { ...query, ...this.#limited(query.where, query.from?.froms ?? []) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    const target = this.#target(query.table);
    return { ...query, ...this.#limited(query.where, [target, ...(query.from?.froms ?? [])]) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    const [first, ...more] = query.from.froms;
    if (more.length > 0) throw refused("One table at a time can be deleted from.");
    const target = this.#target(first);
    return { ...query, ...this.#limited(query.where, [target, ...(query.using?.tables ?? [])]) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, id);
    const target = this.#target(query.into);
    const name = this.#tenantSource(target);
    return name === undefined ? query : insertForTenant(query, name, this.#tenant);
  }

  protected override transformJoin(node: JoinNode, id?: QueryId): JoinNode {
    const join = super.transformJoin(node, id);
    const name = this.#tenantSource(join.table);
    if (name === undefined) return join;
    switch (join.joinType) {
      case "InnerJoin":
      case "LeftJoin":
        return { ...join, on: limitOn(join.on, isOfTenant(name, this.#tenant)) };
      case "CrossJoin":
        return {
          ...join,
          joinType: "InnerJoin",
          on: limitOn(join.on, isOfTenant(name, this.#tenant)),
        };
      default:
        throw refused(`A ${join.joinType} of the table ${name} can't be limited to a tenant.`);
    }
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode, id?: QueryId): ColumnUpdateNode {
    if (ColumnNode.is(node.column) && node.column.column.name.toLowerCase() === TENANT) {
      throw refused("A row's tenant can't be changed.");
    }
    return super.transformColumnUpdate(node, id);
  }

  protected override transformMergeQuery(_node: MergeQueryNode): MergeQueryNode {
    throw refused("A merge can't be limited to a tenant.");
  }

  protected override transformRaw(node: RawNode, id?: QueryId): RawNode {
    refuseTableInRaw(node);
    return super.transformRaw(node, id);
  }

  #limited(where: SelectQueryNode["where"], tables: readonly OperationNode[]) {
    const names = tables.map((table) => this.#tenantSource(table));
    const conditions = names
      .filter((name) => name !== undefined)
      .map((name) => isOfTenant(name, this.#tenant));
    const limited = limitWhere(where, conditions);
    return limited === undefined ? {} : { where: limited };
  }

  /** What is written to must be a table of the side that we are on. */
  #target(node: OperationNode | undefined): OperationNode {
    const source = node === undefined ? undefined : sourceOf(node);
    if (node === undefined || source === undefined) throw refused("The query writes to no table.");
    if (this.#tenant !== NO_TENANT && !this.#tenantTables.has(source.table)) {
      throw refused(`The table ${source.table} is shared by all tenants; write it by \`global\`.`);
    }
    return node;
  }

  /** The name by which a tenant's table is referred to; nothing for any other source. */
  #tenantSource(node: OperationNode): string | undefined {
    const source = sourceOf(node);
    if (source === undefined || !this.#tenantTables.has(source.table)) return undefined;
    if (this.#tenant === NO_TENANT) {
      throw refused(`The table ${source.table} belongs to tenants; reach it by \`forTenant\`.`);
    }
    return source.name;
  }
}

function refused(detail: string) {
  return storeErrors.error("unscoped-query", detail);
}
