import { type Expression, type OperationNode, ValueNode } from "kysely";

/** Takes the place of a value in a query that is compiled before its values are known. */
export class Placeholder<T> implements Expression<T> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get expressionType(): T | undefined {
    return undefined;
  }

  /** Kysely hands values through untouched, so this very object is found among the parameters. */
  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

/** A prepared statement's values by name: `Params<{ run_id: string }>` gives `params.run_id`. */
export type Params<Values> = { readonly [Name in keyof Values]: Placeholder<Values[Name]> };

export function createParams<Values>(): Params<Values> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  // Whatever name is asked for has a placeholder; which ones are is for the type to say.
  return placeholders as Params<Values>;
}
