import type { Context } from "hono";

/** Host and port that the client asked for. */
export function hostOf(c: Context): string {
  return c.req.header("Host") ?? new URL(c.req.url).host;
}
