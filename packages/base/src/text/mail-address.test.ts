import { describe, expect, it } from "vitest";
import { readAddress, showAddress } from "./mail-address.ts";

describe("an address", () => {
  it.each([
    ["Rosa <rosa@acme.example>", { name: "Rosa", address: "rosa@acme.example" }],
    ['"罗莎, HR" <rosa@acme.example>', { name: "罗莎, HR", address: "rosa@acme.example" }],
    [" rosa@acme.example ", { name: "", address: "rosa@acme.example" }],
    ["<rosa@acme.example>", { name: "", address: "rosa@acme.example" }],
  ])("is read from %s", (text, address) => {
    expect(readAddress(text)).toEqual(address);
    expect(readAddress(showAddress(address))).toEqual(address);
  });

  it.each(["", "Rosa", "Rosa <rosa>", "a@b.c, d@e.f", "Rosa\r\nBcc: x <rosa@acme.example>"])(
    "is not in %j",
    (text) => {
      expect(readAddress(text)).toBeUndefined();
    },
  );
});
