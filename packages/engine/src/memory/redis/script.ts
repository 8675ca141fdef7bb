import { createHash } from "node:crypto";

export type ScriptArg = string | number | Buffer;

/**
 * A Lua script: runs as a whole or, if its first write is refused, not at all. It checks everything
 * before it writes anything, since Redis does not undo.
 */
export class RedisScript {
  readonly lua: string;
  readonly sha: string;

  constructor(lua: string) {
    this.lua = lua;
    this.sha = createHash("sha1").update(lua).digest("hex");
  }
}
