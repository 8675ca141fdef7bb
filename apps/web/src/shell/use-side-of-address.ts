/** Once, by the shell: whoever follows a link to the other side goes on there. */
import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { sideOf } from "../areas/index.ts";
import { side } from "../preferences/side.ts";

export function useSideOfAddress(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const found = sideOf(pathname);
    if (found !== undefined) side.set(found);
  }, [pathname]);
}
