/** In which language what the server says in words is read. */
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

export type SpokenLanguage = "en" | "zh";

/** The first that is named of the two that there are; without one, English. */
export function spokenTo(c: Context<AppEnv>): SpokenLanguage {
  const header = c.req.header("Accept-Language") ?? "";
  const named = header.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return named.find((code) => code === "zh" || code === "en") === "zh" ? "zh" : "en";
}
