/** From how sure the network was, and whether it was right, to how often it is right when it is so sure. Pure. */
import type { Calibration } from "../src/embedded/calibrate.ts";

export interface Judged {
  readonly sure: number;
  readonly right: boolean;
}

interface Block {
  readonly sure: number;
  readonly right: number;
  readonly count: number;
}

/** Blocks of neighbours, joined where the surer one is right less often: it only rises. */
export function fitCalibration(judged: readonly Judged[], blockSize = 100): Calibration {
  const sorted = judged.toSorted((a, b) => a.sure - b.sure);
  const blocks: Block[] = [];
  for (let at = 0; at < sorted.length; at += blockSize) {
    // What is left over at the end is too little to say anything.
    const end = sorted.length - at < 2 * blockSize ? sorted.length : at + blockSize;
    blocks.push(blockOf(sorted.slice(at, end)));
    while (falls(blocks)) blocks.push(joined(blocks.splice(-2)));
    if (end === sorted.length) break;
  }
  return blocks.map(({ sure, right }) => [round(sure), round(right)]);
}

function blockOf(judged: readonly Judged[]): Block {
  const count = judged.length;
  const right = judged.filter((one) => one.right).length / count;
  return { sure: judged.reduce((sum, one) => sum + one.sure, 0) / count, right, count };
}

function falls(blocks: readonly Block[]): boolean {
  const [before, last] = blocks.slice(-2);
  return before !== undefined && last !== undefined && last.right < before.right;
}

function joined(blocks: readonly Block[]): Block {
  const count = blocks.reduce((sum, block) => sum + block.count, 0);
  const mean = (of: (block: Block) => number) =>
    blocks.reduce((sum, block) => sum + of(block) * block.count, 0) / count;
  return { sure: mean(({ sure }) => sure), right: mean(({ right }) => right), count };
}

const round = (share: number) => Math.round(share * 1e4) / 1e4;
