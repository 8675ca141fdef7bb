import { readFile } from "node:fs/promises";
import type { Owner } from "./guarded-process.ts";

/** PostgreSQL refuses to run as root; for root it is run as the user its package created. */
export async function postgresOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile("/etc/passwd", "utf8");
  const fields = users
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "postgres");
  if (fields === undefined) {
    throw new Error(
      "PostgreSQL can't run as root and there is no user `postgres`: run `apt-get install postgresql`.",
    );
  }
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
