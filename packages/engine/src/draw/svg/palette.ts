import type { AgentKind } from "../../contracts/agent.ts";

/** A background, its border, and what is read on it. */
export interface Tint {
  readonly fill: string;
  readonly line: string;
  readonly ink: string;
}

export interface Palette {
  readonly canvas: string;
  /** What finished things fade towards. */
  readonly surface: string;
  readonly ink: string;
  readonly ink2: string;
  readonly edge: string;
  readonly critical: string;
  readonly shadow: string;
  readonly danger: Tint;
  readonly kinds: Readonly<Record<AgentKind | "unknown", Tint>>;
}

/** Grey, light blue, green, purple, orange: what an agent is for. */
export const LIGHT: Palette = {
  canvas: "#f7f8f7",
  surface: "#ffffff",
  ink: "#141a18",
  ink2: "#4c5752",
  edge: "#8b9691",
  critical: "#0b6b57",
  shadow: "#10201a1f",
  danger: { fill: "#fdeef0", line: "#d22f47", ink: "#ad2137" },
  kinds: {
    planning: { fill: "#e9ecee", line: "#8d99a3", ink: "#46525c" },
    generation: { fill: "#dcedfd", line: "#5b9bd8", ink: "#1c5a96" },
    retrieval: { fill: "#daf1e1", line: "#4fa873", ink: "#196b3d" },
    evaluation: { fill: "#eae2fb", line: "#9174d3", ink: "#5b3aa8" },
    human: { fill: "#fde6c8", line: "#dd8a1f", ink: "#8a4f00" },
    unknown: { fill: "#ffffff", line: "#8d99a3", ink: "#46525c" },
  },
};

export const DARK: Palette = {
  canvas: "#0e1312",
  surface: "#141a18",
  ink: "#ebf0ed",
  ink2: "#aab5b0",
  edge: "#6c7872",
  critical: "#5ccbad",
  shadow: "#00000073",
  danger: { fill: "#3a181d", line: "#f2727d", ink: "#fb8f98" },
  kinds: {
    planning: { fill: "#2a3136", line: "#7c8993", ink: "#b9c4cc" },
    generation: { fill: "#16314b", line: "#4a8ccb", ink: "#93c5f3" },
    retrieval: { fill: "#153524", line: "#3f9865", ink: "#86d7a6" },
    evaluation: { fill: "#2e2350", line: "#8468c8", ink: "#c3aef5" },
    human: { fill: "#43300f", line: "#d1861f", ink: "#f2bd6d" },
    unknown: { fill: "#141a18", line: "#7c8993", ink: "#b9c4cc" },
  },
};

export type AgentTint = keyof Palette["kinds"];

/** For what stands beside a drawing and speaks of the same agents. */
export function kindTint(kind: AgentTint, theme: "light" | "dark"): Tint {
  return (theme === "dark" ? DARK : LIGHT).kinds[kind];
}

/** How a kind looks when its work is done. */
export function pale({ fill, line, ink }: Tint, { surface }: Palette): Tint {
  return { fill: mix(fill, surface, 0.7), line: mix(line, surface, 0.5), ink };
}

/** A colour on its way to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
    return value.toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
