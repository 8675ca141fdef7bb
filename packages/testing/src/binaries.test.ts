import { expect, it } from "vitest";
import { findBinary } from "./binaries.ts";

it("says in one sentence what to install when a server is missing", async () => {
  await expect(findBinary("no-such-server", [])).rejects.toThrow(
    "The tests need no-such-server, which is not installed: run `apt-get install postgresql redis-server dovecot-imapd`.",
  );
});
