/**
 * Chinese in an English page. The faces are cut into slices that are fetched by use, but even their
 * list is large, so it is loaded only once there is something to show with them.
 */
import { useEffect } from "react";

const HAN = /\p{Script=Han}/u;

export function loadHanFont(): void {
  void import("@fontsource-variable/noto-sans-sc/wght.css");
}

/** For what people and agents wrote, whatever the page's own language is. */
export function useHanFont(written: unknown): void {
  useEffect(() => {
    if (HAN.test(JSON.stringify(written) ?? "")) loadHanFont();
  }, [written]);
}
