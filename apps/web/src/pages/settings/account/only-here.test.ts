import { expect, it } from "vitest";
import { isOnlyHere } from "./only-here.ts";

it("knows addresses that work on this computer only", () => {
  for (const host of ["localhost:4100", "127.0.0.1:4100", "[::1]:4100", "bole.localhost"])
    expect(isOnlyHere(`http://${host}/invitation#x`), host).toBe(true);
  for (const host of ["bole.example.com", "192.168.1.20:4100", "bole.local", "localhost.example"])
    expect(isOnlyHere(`https://${host}/invitation#x`), host).toBe(false);
});
