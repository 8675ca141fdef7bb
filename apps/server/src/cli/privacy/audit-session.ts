/** Walks the audit logs of all tenants and names every row that is not as it was written. */
import type { AuditVerdict } from "@bole/talent";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import { openRecords } from "./open-records.ts";

export interface AuditAsked {
  readonly known: string | undefined;
  readonly json: boolean;
}

interface TenantVerdict extends AuditVerdict {
  readonly tenant: string;
  /** Null where nothing was to be compared. */
  readonly known: boolean | null;
}

export async function auditSession({ known, json }: AuditAsked, io: Io): Promise<number> {
  const link = known === undefined ? null : readLink(known);
  const { talent, close } = await openRecords(io);
  try {
    const verdicts: TenantVerdict[] = [];
    for (const tenant of await talent.audit.tenants()) {
      const verdict = await talent.audit.verify({ tenant });
      const isKnown = link === null ? null : await talent.audit.has({ tenant }, link);
      verdicts.push({ tenant, ...verdict, known: isKnown });
    }
    const isMissing = link !== null && !verdicts.some((verdict) => verdict.known);
    if (json) io.out(`${JSON.stringify({ tenants: verdicts }, null, 2)}\n`);
    else for (const verdict of verdicts) tell(verdict, io);
    if (isMissing && !json) {
      const en = "No log has the end that you named: it was rewritten or cut.";
      io.out(`${inLanguage(io, { en, zh: "没有日志包含你指定的末尾：日志已被改写或截断。" })}\n`);
    }
    const isSound = !isMissing && verdicts.every(({ faults }) => faults.length === 0);
    return isSound ? EXIT.ok : EXIT.failed;
  } finally {
    await close();
  }
}

const KINDS = {
  changed: { en: "was changed", zh: "被改动" },
  emptied: { en: "was emptied without an erasure", zh: "在没有删除请求的情况下被清空" },
  removed: { en: "rows are missing here", zh: "此处缺少记录" },
  reordered: { en: "is not at its place", zh: "不在原来的位置" },
  unchained: { en: "was added past Bole", zh: "绕过伯乐添加" },
} as const;

function tell({ tenant, rows, head, faults }: TenantVerdict, io: Io): void {
  const state = inLanguage(
    io,
    faults.length === 0
      ? { en: "as it was written", zh: "未被改动" }
      : { en: `${faults.length} faults`, zh: `${faults.length} 处问题` },
  );
  io.out(`${tenant}  ${rows}  ${state}  ${head.seq}:${head.hash}\n`);
  for (const { kind, id, seq } of faults)
    io.out(`  ✗ ${seq ?? "–"}  ${id ?? "–"}  ${inLanguage(io, KINDS[kind])}\n`);
}

function readLink(text: string): { seq: number; hash: string } {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq !== undefined && hash !== undefined) return { seq: Number(seq), hash };
  throw new UsageError({
    en: "--known takes the number and the hash that bole audit verify printed: SEQ:HASH",
    zh: "--known 需要 bole audit verify 输出的序号和哈希：SEQ:HASH",
  });
}
