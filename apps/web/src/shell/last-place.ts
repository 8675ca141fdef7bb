/** Where somebody was before they opened a person: the way back leads there. A store outside of React. */
import { useSyncExternalStore } from "react";

/** Pages from which people are opened, other than the list of all. */
const FROM = /^\/(jobs\/[^/]+|inbox|calendar|assistant)$/;

let last: string | undefined;

/** Told of every address in turn. */
export function notePlace(pathname: string): void {
  if (FROM.test(pathname)) last = pathname;
  else if (!pathname.startsWith("/people/")) last = undefined;
}

/** Undefined for who came from the list of people, or by a link. */
export function useLastPlace(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => last,
  );
}
