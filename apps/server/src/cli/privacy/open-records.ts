/** The records of a data folder or database, without a server; one may run meanwhile. */
import { createDigestPool, openTalent, type Talent } from "@bole/talent";
import { type Config, loadConfig } from "../../config/load-config.ts";
import { openStorage, type Storage } from "../../engine/open-storage.ts";
import type { Io } from "../io.ts";

export interface OpenRecords {
  readonly config: Config;
  readonly storage: Storage;
  readonly talent: Talent;
  readonly close: () => Promise<void>;
}

export async function openRecords(io: Io): Promise<OpenRecords> {
  const config = loadConfig(io.env, io.cwd);
  const storage = await openStorage(config);
  const digest = createDigestPool({ now: () => new Date() });
  const talent = openTalent({ store: storage.talent, digest });
  const close = async () => {
    await digest.close();
    await storage.memory.close();
  };
  return { config, storage, talent, close };
}
