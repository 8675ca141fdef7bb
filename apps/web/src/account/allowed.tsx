/** Shows what only some roles may use: to the others, it is not there. */
import type { ReactNode } from "react";
import { type Permission, useMay } from "./use-session.ts";

export function Allowed({
  to,
  children,
}: {
  readonly to: Permission;
  readonly children: ReactNode;
}) {
  return useMay()(to) ? children : null;
}
