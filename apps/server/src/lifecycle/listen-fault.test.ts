import { describe, expect, it } from "vitest";
import { inChinese } from "../text/start-faults-zh.ts";
import { listenFault } from "./listen-fault.ts";

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe("an address that cannot be listened on", () => {
  it.each([
    ["EADDRINUSE", "port-in-use", "Stop the other program"],
    ["EACCES", "port-forbidden", "Choose a port from 1024 on"],
    ["EADDRNOTAVAIL", "address-unusable", "Set BOLE_HOST"],
    ["ENOTFOUND", "address-unusable", "Set BOLE_HOST"],
  ])("for %s is %s, with a remedy against that cause", (code, expected, remedy) => {
    const fault = listenFault(failure(code), "127.0.0.1", 80);
    expect(fault.code).toBe(expected);
    expect(fault.entry.remedy).toContain(remedy);
    expect(fault.message).toContain("80");
    expect(inChinese(fault).detail).toContain("80");
    expect(inChinese(fault).remedy).toMatch(/^请/);
  });
});
