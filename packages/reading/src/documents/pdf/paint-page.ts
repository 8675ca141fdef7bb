/**
 * Follows the operators of a page and notes what they paint, and where. Nothing is drawn: only what
 * tells whether, and in which order, a person reads the text.
 */
import { colourOf } from "../colour.ts";
import { filledPath, pathBounds } from "./filled-path.ts";
import { firstState, type GraphicsState } from "./graphics-state.ts";
import { type Bounds, boundsOf, compose, type Matrix, overlap } from "./matrix.ts";
import { listOf, matrixOf, numberOf, numbersOf } from "./operators.ts";
import type { Fill, Glyph, Ink, PaintedPage } from "./painted.ts";
import { fontOf, type PdfFont } from "./pdf-font.ts";
import type { PDFPageProxy, PdfLibrary } from "./pdfjs.ts";
import { shadingColour } from "./shading.ts";
import { TextPosition } from "./text-position.ts";

type Operators = PdfLibrary["OPS"];
type Handler = (args: readonly unknown[], order: number) => void;
/** The render mode in which letters only cut out what follows. */
const WINDOW = 7;
/** Lines as thick as this are used as backgrounds. */
const THICK_LINE = 6;

/** A group whose shape decides how much is seen of what is painted after it. */
const isMask = (group: unknown) =>
  typeof group === "object" && group !== null && "smask" in group && group.smask !== null;

export class PagePainter {
  readonly #ops: Operators;
  readonly #page: PDFPageProxy;
  readonly #base: Matrix;
  readonly #isLayerSeen: (layer: unknown) => boolean;
  readonly #glyphs: Glyph[] = [];
  readonly #fills: Fill[] = [];
  readonly #pictures: Bounds[] = [];
  readonly #fonts = new Map<unknown, PdfFont>();
  readonly #saved: { state: GraphicsState; painted: number }[] = [];
  readonly #layers: boolean[] = [];
  /** Letters that what is painted next is seen through, such as a gradient. */
  readonly #windows: Ink[] = [];
  readonly #pen = new TextPosition();
  /** How many groups deep a mask is painted, and the letters in the last one. */
  #maskDepth = 0;
  #maskInks: Ink[] = [];
  #state: GraphicsState;
  #clipsNext = false;
  /** Of the operators that paint something. */
  #painted = 0;
  #moved = false;

  constructor(ops: Operators, page: PDFPageProxy, isLayerSeen: (layer: unknown) => boolean) {
    this.#ops = ops;
    this.#page = page;
    this.#isLayerSeen = isLayerSeen;
    this.#base = matrixOf(page.getViewport({ scale: 1 }).transform) ?? [1, 0, 0, 1, 0, 0];
    this.#state = firstState(this.#base);
  }

  async paint(): Promise<PaintedPage> {
    const { fnArray, argsArray } = await this.#page.getOperatorList();
    const handlers = this.#handlers();
    for (const [index, operator] of fnArray.entries())
      handlers.get(operator)?.(listOf(argsArray[index]), index);
    const { width, height } = this.#page.getViewport({ scale: 1 });
    const [glyphs, fills, pictures] = [this.#glyphs, this.#fills, this.#pictures];
    return { width, height, glyphs, fills, pictures };
  }

  /** What each operator does; those that are not here change nothing that matters. */
  #handlers(): ReadonlyMap<number, Handler> {
    const ops = this.#ops;
    const restore: Handler = (_, order) => this.#restore(order);
    const picture: Handler = (_, order) => this.#picture(order);
    const clipNext: Handler = () => {
      this.#clipsNext = true;
    };
    return new Map<number, Handler>([
      [ops.save, () => this.#save()],
      [ops.restore, restore],
      [ops.transform, (args) => this.#transform(matrixOf(args))],
      [ops.paintFormXObjectBegin, ([matrix, box]) => this.#beginForm(matrix, box)],
      [ops.paintFormXObjectEnd, restore],
      [ops.beginAnnotation, (args) => this.#beginAnnotation(args)],
      [ops.endAnnotation, restore],
      [ops.beginGroup, ([group]) => this.#beginGroup(isMask(group))],
      [ops.endGroup, (_, order) => this.#endGroup(order)],
      [ops.beginMarkedContent, () => this.#beginLayer(null, null)],
      [ops.beginMarkedContentProps, ([tag, layer]) => this.#beginLayer(tag, layer)],
      [ops.endMarkedContent, () => void this.#layers.pop()],
      [ops.setGState, ([pairs]) => this.#settings(listOf(pairs))],
      [ops.setFillRGBColor, ([colour]) => this.#set({ fill: colourOf(colour) })],
      [ops.setStrokeRGBColor, ([colour]) => this.#set({ stroke: colourOf(colour) })],
      [ops.setFillColorN, (args) => this.#set({ fill: shadingColour(this.#page, args) })],
      [ops.setStrokeColorN, (args) => this.#set({ stroke: shadingColour(this.#page, args) })],
      [ops.setLineWidth, ([width]) => this.#set({ lineWidth: numberOf(width) })],
      [ops.clip, clipNext],
      [ops.eoClip, clipNext],
      [ops.constructPath, ([kind, shape], order) => this.#path(kind, shape, order)],
      [ops.shadingFill, (args, order) => this.#shade(args, order)],
      [ops.paintImageXObject, picture],
      [ops.paintInlineImageXObject, picture],
      [ops.paintImageMaskXObject, picture],
      [ops.paintSolidColorImageMask, picture],
      [ops.beginText, () => this.#pen.begin()],
      [ops.setTextMatrix, ([matrix]) => this.#pen.begin(matrixOf(matrix) ?? undefined)],
      [ops.moveText, ([x, y]) => this.#pen.move(numberOf(x), numberOf(y))],
      [ops.setLeadingMoveText, ([x, y]) => this.#leadAndMove(numberOf(x), numberOf(y))],
      [ops.nextLine, () => this.#pen.move(0, -this.#state.leading)],
      [ops.setLeading, ([leading]) => this.#set({ leading: numberOf(leading) })],
      [ops.setCharSpacing, ([space]) => this.#set({ characterSpacing: numberOf(space) })],
      [ops.setWordSpacing, ([space]) => this.#set({ wordSpacing: numberOf(space) })],
      [ops.setHScale, ([scale]) => this.#set({ horizontalScale: numberOf(scale) / 100 })],
      [ops.setTextRise, ([rise]) => this.#set({ rise: numberOf(rise) })],
      [ops.setTextRenderingMode, ([mode]) => this.#set({ renderMode: numberOf(mode) })],
      [ops.setFont, ([name, size]) => this.#setFont(name, numberOf(size))],
      [ops.showText, ([items], order) => this.#show(listOf(items), order)],
    ]);
  }

  #set(change: Partial<GraphicsState>): void {
    Object.assign(this.#state, change);
  }

  #leadAndMove(x: number, y: number): void {
    this.#state.leading = -y;
    this.#pen.move(x, y);
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    this.#transform(matrixOf(matrix));
    this.#clip(box);
  }

  #beginAnnotation(args: readonly unknown[]): void {
    this.#save();
    this.#state.matrix = this.#base;
    this.#transform(matrixOf(args[2]));
    this.#transform(matrixOf(args[3]));
  }

  #beginGroup(isMask: boolean): void {
    this.#save();
    if (isMask && this.#maskDepth === 0) this.#maskInks = [];
    if (isMask || this.#maskDepth > 0) this.#maskDepth++;
    const { groupAlpha, fillAlpha } = this.#state;
    this.#set({ groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1, strokeAlpha: 1 });
  }

  #endGroup(order: number): void {
    if (this.#maskDepth > 0) this.#maskDepth--;
    this.#restore(order);
  }

  #beginLayer(tag: unknown, layer: unknown): void {
    this.#layers.push(this.#seen() && (tag !== "OC" || this.#isLayerSeen(layer)));
  }

  #settings(pairs: readonly unknown[]): void {
    for (const pair of pairs) this.#setting(listOf(pair));
  }

  #shade(args: readonly unknown[], order: number): void {
    const colour = shadingColour(this.#page, args);
    this.#fill({ bounds: this.#state.clip, contains: () => true }, colour, order);
  }

  #show(items: readonly unknown[], order: number): void {
    const inMask = this.#maskDepth > 0;
    const ink = this.#pen.ink(this.#state, this.#seen() && !inMask, order);
    if (ink) this.#pen.show(items, this.#state, ink, this.#glyphs);
    if (ink && inMask) this.#maskInks.push(ink);
    if (ink?.unpainted && this.#state.renderMode === WINDOW && this.#seen())
      this.#windows.push(ink);
    this.#painted++;
  }

  #setFont(name: unknown, size: number): void {
    let font = this.#fonts.get(name);
    if (font === undefined) {
      font = fontOf(this.#page, name);
      this.#fonts.set(name, font);
    }
    this.#state.font = font;
    this.#state.fontSize = size;
  }

  #setting([key, value]: readonly unknown[]): void {
    const state = this.#state;
    if (key === "ca") state.fillAlpha = numberOf(value);
    else if (key === "CA") state.strokeAlpha = numberOf(value);
    else if (key === "BM") state.opaqueBlend = value === "source-over";
    else if (key === "SMask") state.mask = value === true ? this.#maskInks : null;
    else if (key === "LW") state.lineWidth = numberOf(value);
    else if (key === "Font") this.#setFont(listOf(value)[0], numberOf(listOf(value)[1]));
  }

  #path(kind: unknown, shape: unknown, order: number): void {
    const ops = this.#ops;
    const { matrix, fill, stroke, lineWidth } = this.#state;
    const operator = numberOf(kind);
    const path = numbersOf(listOf(shape)[0]);
    const evenOdd = [ops.eoFill, ops.eoFillStroke, ops.closeEOFillStroke].includes(operator);
    const fills = [ops.fill, ops.fillStroke, ops.closeFillStroke].includes(operator) || evenOdd;
    const thick = lineWidth * Math.hypot(matrix[0], matrix[1]);
    if (fills) this.#fill(filledPath(path, matrix, evenOdd), fill, order);
    else if (operator === ops.stroke && thick >= THICK_LINE) {
      const { left, top, right, bottom } = pathBounds(path, matrix);
      const half = thick / 2;
      const bounds = {
        left: left - half,
        top: top - half,
        right: right + half,
        bottom: bottom + half,
      };
      if (right - left <= thick || bottom - top <= thick)
        this.#fill({ bounds, contains: () => true }, stroke, order);
    }
    if (this.#clipsNext) this.#state.clip = overlap(this.#state.clip, pathBounds(path, matrix));
    this.#clipsNext = false;
    this.#painted++;
  }

  #fill(shape: Pick<Fill, "bounds" | "contains">, colour: Fill["colour"], order: number): void {
    const { clip, fillAlpha, groupAlpha, opaqueBlend, mask } = this.#state;
    this.#painted++;
    if (!this.#seen() || this.#maskDepth > 0) return;
    for (const window of this.#windows.splice(0))
      Object.assign(window, { unpainted: false, colour: null, order });
    if (mask !== null && mask.length > 0) {
      for (const hole of mask) Object.assign(hole, { unpainted: false, colour, order });
      return;
    }
    const bounds = overlap(shape.bounds, clip);
    const alpha = fillAlpha * groupAlpha;
    // How much of it a mask without letters lets through is not known.
    const known = mask === null ? { colour, opaque: opaqueBlend } : { colour: null, opaque: false };
    this.#fills.push({ ...shape, bounds, alpha, order, ...known });
  }

  /** A picture fills the unit square. */
  #picture(order: number): void {
    const bounds = boundsOf(this.#state.matrix, 0, 0, 1, 1);
    this.#pictures.push(bounds);
    this.#fill({ bounds, contains: () => true }, null, order);
  }

  #clip(box: unknown): void {
    const list = numbersOf(box);
    if (list.length < 4) return;
    const at = (index: number) => list[index] ?? 0;
    const bounds = boundsOf(this.#state.matrix, at(0), at(1), at(2), at(3));
    this.#state.clip = overlap(this.#state.clip, bounds);
  }

  #transform(matrix: Matrix | null): void {
    if (matrix) this.#state.matrix = compose(this.#state.matrix, matrix);
    this.#moved = true;
  }

  #save(): void {
    this.#saved.push({ state: { ...this.#state }, painted: this.#painted });
    this.#moved = false;
  }

  /**
   * pdf.js was told to skip pictures, because decoding them takes longer than all the rest. What is
   * left of one is a place that was prepared and in which nothing was painted.
   */
  #restore(order: number): void {
    const saved = this.#saved.pop();
    if (!saved) return;
    if (this.#moved && saved.painted === this.#painted) this.#picture(order);
    this.#state = saved.state;
    this.#windows.length = 0;
    this.#moved = false;
  }

  #seen(): boolean {
    return this.#layers.at(-1) ?? true;
  }
}
