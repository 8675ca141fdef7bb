import { withoutOrders, withoutTraits } from "@bole/talent/reading";

/** What somebody typed, as far as it may count: without orders, and without who they are. */
export const saidIn = (typed: string): string => withoutTraits(withoutOrders(typed).text);
