import { Principal } from "@bole/base";
import { z } from "zod";
import { Mode } from "./health.ts";
import { Text } from "./text.ts";

/** What this server is, for the page's header and its System page. */
export const System = z.object({
  version: z.string(),
  mode: Mode,
  node: z.string(),
  data_folder: z.string(),
  started_at: z.iso.datetime(),
  model: z.string().describe('"embedded", or the configured model as provider:name'),
  principal: Principal,
});
export type System = z.infer<typeof System>;

export const Setting = z.object({
  variable: z.string(),
  value: z.string().nullable().describe("Masked where secret; null where unset"),
  source: z.enum(["default", "environment"]),
  secret: z.boolean(),
  about: Text,
});
export type Setting = z.infer<typeof Setting>;
export const Settings = z.object({ settings: z.array(Setting) });
export type Settings = z.infer<typeof Settings>;

/** One finding of `bole doctor`. `off` means: not configured, and that is fine. */
export const Check = z.object({
  id: z.enum(["node", "data", "port", "page", "model", "smtp", "postgres", "redis"]),
  status: z.enum(["ok", "warning", "failed", "off"]),
  summary: Text,
  remedy: Text.optional(),
});
export type Check = z.infer<typeof Check>;
export const Checks = z.object({ checks: z.array(Check) });
export type Checks = z.infer<typeof Checks>;

export const LogLine = z.object({
  time: z.iso.datetime(),
  level: z.enum(["trace", "debug", "info", "warn", "error", "fatal"]),
  message: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type LogLine = z.infer<typeof LogLine>;
