/** The colour that an agent's kind has in drawings, as a dot beside its name. */
import { type AgentTint, kindTint } from "@bole/engine/draw";
import { useDrawnTheme } from "./use-drawn-theme.ts";

export function KindMark({ kind }: { readonly kind: AgentTint | undefined }) {
  const { fill, line } = kindTint(kind ?? "unknown", useDrawnTheme());
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-full border"
      style={{ backgroundColor: fill, borderColor: line }}
    />
  );
}
