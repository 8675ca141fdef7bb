/**
 * Lets agents anywhere on the disk import what Bole itself is made of, without an install of their
 * own. A package that they have themselves is left alone: this only helps where there is none.
 */
import { registerHooks } from "node:module";

/** What agents are written with. */
const OFFERED = ["@bole/base", "@bole/engine", "@bole/engine/draw", "zod"];

let isOffering = false;

export function offerOwnPackages(): void {
  if (isOffering) return;
  isOffering = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (!OFFERED.includes(specifier)) return next(specifier, context);
      try {
        return next(specifier, context);
      } catch {
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
}
