import { expect, it } from "vitest";
import { decodeFax } from "./decode-fax.ts";
import { findFaxes } from "./find-faxes.ts";

const END = "000000000001".repeat(2);
/** Three white, two black; the same again; the black moved by one; one line all white. */
const CODE = `001${"1000"}${"11"}1 111 011${"011"}1 0001${"1"} ${END}`.replaceAll(" ", "");
const bytes = Uint8Array.from(CODE.match(/.{1,8}/g) ?? [], (bits) =>
  Number.parseInt(bits.padEnd(8, "0"), 2),
);
const rows = (data: Uint8Array, width: number) =>
  Array.from({ length: data.length / width }, (_, y) =>
    [...data.subarray(y * width, (y + 1) * width)]
      .map((shade) => (shade === 0 ? "█" : "·"))
      .join(""),
  );

it("draws lines that tell how they differ from the one above", () => {
  const { data } = decodeFax({ bytes, width: 8, height: 5, blackIs1: false });
  expect(rows(data, 8)).toEqual(["···██···", "···██···", "····██··", "········", "········"]);
});

it("keeps what it could read of a damaged picture", () => {
  const { data } = decodeFax({ bytes: bytes.slice(0, 2), width: 8, height: 3, blackIs1: false });
  expect(rows(data, 8).slice(0, 2)).toEqual(["···██···", "···██···"]);
});

it("finds pictures of group 4 by their dictionaries", () => {
  const file = (rest: string) =>
    Buffer.concat([
      Buffer.from(
        `7 0 obj <</Width 8 /Height 4 /Filter [ /CCITTFaxDecode ] /DecodeParms [<</K -1 /Columns 8${rest}>>] /Length 9>>\nstream\n`,
      ),
      bytes,
      Buffer.from("\nendstream endobj"),
    ]);
  expect(findFaxes(file(""))).toMatchObject([{ width: 8, height: 4, blackIs1: false }]);
  expect(findFaxes(file(" /BlackIs1 true"))).toMatchObject([{ blackIs1: true }]);
  expect(findFaxes(Buffer.from("no picture here"))).toEqual([]);
});
