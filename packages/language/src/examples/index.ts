export { Inventory, readInventories } from "./inventory.ts";
export { readState } from "./read-state.ts";
export { Turn } from "./turn.ts";
