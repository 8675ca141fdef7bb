/** The pieces of a query that say "of this tenant". */
import {
  BinaryOperationNode,
  ColumnNode,
  OnNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  WhereNode,
} from "kysely";

export const TENANT = "tenant";

export function isOfTenant(table: string, tenant: unknown): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create(TENANT), TableNode.create(table)),
    OperatorNode.create("="),
    ValueNode.create(tenant),
  );
}

/** What was there is put in parentheses: a raw `a or b` must not get around the condition. */
export function limitWhere(
  where: WhereNode | undefined,
  conditions: readonly OperationNode[],
): WhereNode | undefined {
  const enclosed = where === undefined ? undefined : WhereNode.create(enclose(where.where));
  return conditions.reduce<WhereNode | undefined>(
    (limited, condition) =>
      limited === undefined
        ? WhereNode.create(condition)
        : WhereNode.cloneWithOperation(limited, "And", condition),
    enclosed,
  );
}

export function limitOn(on: OnNode | undefined, condition: OperationNode): OnNode {
  if (on === undefined) return OnNode.create(condition);
  return OnNode.cloneWithOperation(OnNode.create(enclose(on.on)), "And", condition);
}

function enclose(node: OperationNode): OperationNode {
  return ParensNode.is(node) ? node : ParensNode.create(node);
}
