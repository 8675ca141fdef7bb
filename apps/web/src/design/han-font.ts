/**
 * Chinese that "Bole Han" does not have. Noto Sans SC is cut into slices that are fetched by use, but even
 * their list is large, so it is loaded only once there is something to show with them.
 */
import { useEffect } from "react";
import { inRanges } from "./unicode-range.ts";

const HAN = /\p{Script=Han}/gu;

function loadSlices(): void {
  void import("@fontsource-variable/noto-sans-sc/wght.css");
}

/** For what people and agents wrote, whatever the page's own language is. */
export function useHanFont(written: unknown): void {
  useEffect(() => {
    const characters = new Set((JSON.stringify(written) ?? "").match(HAN));
    if (characters.size === 0) return;
    const face = Array.from(document.fonts).find(
      ({ family }) => family.replaceAll('"', "") === "Bole Han",
    );
    if (face === undefined || !inRanges(characters, face.unicodeRange)) loadSlices();
  }, [written]);
}
