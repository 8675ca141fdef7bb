/**
 * The reader's time zone: the one chosen in their profile, else the device's. A store outside of
 * React like the other preferences; the session sets it, so it is kept with the account, not here.
 */
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let chosen: string | null = null;

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export function ownZone(): string {
  return chosen ?? deviceZone();
}

export function chooseZone(zone: string | null): void {
  if (zone === chosen) return;
  chosen = zone;
  for (const listener of listeners) listener();
}

export function useOwnZone(): string {
  return useSyncExternalStore(subscribe, ownZone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
