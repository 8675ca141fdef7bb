/** Whether form and text have room side by side. */
import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 80rem)";

export function useRoomForBoth(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
