import { withoutOrders, withoutTraits } from "@bole/talent/reading";

/** What somebody typed, as far as it may count: without orders, and without who they are. Signs alone say nothing. */
export function saidIn(typed: string): string {
  const said = withoutTraits(withoutOrders(typed).text);
  return /[\p{L}\p{N}]/u.test(said) ? said : "";
}
