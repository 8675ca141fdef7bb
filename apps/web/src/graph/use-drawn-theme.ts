/** The theme that is in force: a drawing writes its colours out, so it must know. */
import { useSyncExternalStore } from "react";

export function useDrawnTheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, current);
}

const current = () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
