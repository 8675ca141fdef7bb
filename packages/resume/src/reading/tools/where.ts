import type { Desk } from "../desk.ts";
import type { Where } from "../find-entries.ts";
import type { ListName } from "../places.ts";

/** Where the words of a call are looked for. */
export const whereOf = (
  { resume, before: seen, focus, message, context }: Desk,
  list?: ListName,
): Where => ({
  ...{ resume, seen, list, focus: focus.entry, message, context },
});
