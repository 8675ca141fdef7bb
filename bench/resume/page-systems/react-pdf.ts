/**
 * @react-pdf/renderer, which sets pages in JavaScript. It is no dependency of Bole: `bench/peers` holds
 * it, and its types are not there when Bole is checked, so what is used of it is written down here.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { MeasuredPerson } from "../people.ts";
import { FONTS, linesOf, type PageSystem } from "./system.ts";

interface Peer {
  readonly Font: {
    register(font: object): void;
    registerHyphenationCallback(split: (word: string) => string[]): void;
  };
  readonly Document: unknown;
  readonly Page: unknown;
  readonly Text: unknown;
  renderToBuffer(document: unknown): Promise<Uint8Array>;
}
type CreateElement = (type: unknown, props: object, ...children: unknown[]) => unknown;

const home = path.resolve(import.meta.dirname, "../../peers");
const SIZES = { name: 22, heading: 11.2, entry: 9.6, item: 9.6, text: 9.6 } as const;

export async function openReactPdf(): Promise<PageSystem> {
  if (!existsSync(path.join(home, "node_modules/@react-pdf"))) {
    process.stderr.write("Installing @react-pdf/renderer to compare with …\n");
    spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: home, stdio: ["ignore", 2, 2] });
  }
  const module = (name: string) => import(path.join(home, "node_modules", name));
  const peer: Peer = await module("@react-pdf/renderer/lib/react-pdf.js");
  const react: { default: { createElement: CreateElement } } = await module("react/index.js");
  const { createElement } = react.default;
  peer.Font.register({
    family: "Noto",
    fonts: [{ src: FONTS.normal }, { src: FONTS.bold, fontWeight: 700 }],
  });
  // Chinese lines break between any two characters; without this they run over the edge.
  peer.Font.registerHyphenationCallback(
    (word) => word.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? [],
  );
  const pdf = async (person: MeasuredPerson) => {
    const lines = (await linesOf(person)).map(({ kind, text }, key) => {
      const fontWeight = kind === "item" || kind === "text" ? 400 : 700;
      const style = { fontFamily: "Noto", fontSize: SIZES[kind], fontWeight };
      return createElement(peer.Text, { key, style }, kind === "item" ? `• ${text}` : text);
    });
    const page = createElement(peer.Page, { size: "A4", style: { padding: 48 } }, ...lines);
    return peer.renderToBuffer(createElement(peer.Document, {}, page));
  };
  return { name: "@react-pdf/renderer", pdf, here: pdf, close: async () => undefined };
}
