/** `deploy/compose.yaml` as Compose would start it, without containers: who runs what, with which environment. */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT: string = resolve(import.meta.dirname, "../../../..");

const Service = z.looseObject({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  volumes: z.array(z.string()).default([]),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});
export type Compose = z.infer<typeof Compose>;

const textOf = (name: string) => readFile(join(ROOT, "deploy", name), "utf8");

export async function readCompose(): Promise<Compose> {
  return Compose.parse(parse(await textOf("compose.yaml")));
}

/** The variables that `env.example` asks an operator for. */
export async function variables(): Promise<string[]> {
  return [...(await textOf("env.example")).matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
}

/** The environment of a service; `${NAME:?}` without a value is refused, as Compose does it. */
export function environmentOf(
  { services }: Compose,
  service: string,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  const filled = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):([?-])\}/g, (_, variable: string, kind: string) => {
      const found = env[variable] ?? "";
      if (found === "" && kind === "?") throw new Error(`required variable ${variable} is missing`);
      return found;
    }),
  ]);
  return Object.fromEntries(filled);
}
