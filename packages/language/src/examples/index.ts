export { Inventory, readInventories } from "./inventory.ts";
export { readRecords, readState } from "./read-state.ts";
export { type ScriptedReader, scriptedReader } from "./scripted-reader.ts";
export { Turn } from "./turn.ts";
