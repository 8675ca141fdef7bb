/**
 * A choice of the reader that is remembered in this browser. It is a tiny store of its own, outside
 * React, because it must be in force before the first render and in every open tab at once.
 */
import { useSyncExternalStore } from "react";

export interface Preference<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options<T extends string> {
  readonly key: string;
  /** All that it can be; or what it is by a text, where there are too many to name. */
  readonly values: readonly T[] | ((raw: string) => T | undefined);
  readonly fallback: () => T;
}

export function createPreference<const T extends string>(options: Options<T>): Preference<T> {
  const listeners = new Set<() => void>();
  const { values } = options;
  const parse = (raw: string | null) => {
    if (raw === null) return undefined;
    return typeof values === "function" ? values(raw) : values.find((value) => value === raw);
  };
  let current = parse(read(options.key)) ?? options.fallback();

  const change = (value: T) => {
    if (value === current) return;
    current = value;
    for (const listener of listeners) listener();
  };

  addEventListener("storage", (event) => {
    if (event.key === options.key) change(parse(event.newValue) ?? options.fallback());
  });

  return {
    get: () => current,
    set: (value) => {
      write(options.key, value);
      change(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePreference<T extends string>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get);
}

/** Storage may be forbidden; then a choice lasts as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to tell the reader: the choice holds until the page is closed.
  }
}
