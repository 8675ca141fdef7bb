import { isBoleError } from "@bole/base";
import { loadConfig } from "../../config/load-config.ts";
import { serverErrors } from "../../errors.ts";
import { prepareDataFolder } from "../../lifecycle/data-folder.ts";
import type { Io } from "../io.ts";
import { openLocalDoor } from "./local-door.ts";
import { servedDoor } from "./served-door.ts";
import type { TalentDoor } from "./talent-door.ts";

const PATIENCE_MS = 3_000;

export async function openDoor(io: Pick<Io, "env" | "cwd" | "err">): Promise<TalentDoor> {
  const config = loadConfig(io.env, io.cwd);
  await prepareDataFolder(config.dataFolder);
  try {
    return await openLocalDoor(config, io.err);
  } catch (busy) {
    if (!isBoleError(busy) || busy.code !== "data-folder-busy") throw busy;
    const url = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${config.port}`;
    // Somebody else holds the folder; if it is not the server we know of, that has to be said.
    if (!(await isBole(url))) {
      throw serverErrors.error("data-folder-busy", {
        detail: `${busy.message} It does not answer at ${url}; if it is a server, set BOLE_HOST and PORT as they are there.`,
        cause: busy,
      });
    }
    return servedDoor(url);
  }
}

async function isBole(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${url}/api/health`, { signal });
    return response.ok;
  } catch {
    return false;
  }
}
