export { SessionMemory } from "./memory.ts";
export { Attachment, IncomingMessage, PageContext } from "./message.ts";
export type { TemplateNames } from "./parts.ts";
export { Pending } from "./pending.ts";
export type { Reading } from "./reading.ts";
