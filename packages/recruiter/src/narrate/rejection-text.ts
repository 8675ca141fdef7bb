/** Who has said no to what, and why, in the words of the conversation. */
import { LOCAL_OWNER } from "@bole/base";
import type { Gate } from "@bole/engine";
import { approvalKind } from "../supervisor/approval-kind.ts";
import { ASKED, type Language } from "../supervisor/words.ts";
import { decidedOf } from "../workflows/decided.ts";

/** Null where it was not a no. */
export function rejectionText(gate: Gate, language: Language): string | null {
  const decided = decidedOf(gate);
  if (decided === null || decided.decision === "approved") return null;
  const { by, reason, decision } = decided;
  const words = WORDS[language];
  const asked = ASKED[approvalKind(gate.action, gate.phase)][language];
  if (decision === "expired") return words.expired(asked, reason ?? "");
  // Where only one works, who it was says nothing.
  const no = words.no(asked, by === LOCAL_OWNER.user ? null : by);
  return reason === null || reason === "" ? words.end(no) : words.because(no, reason);
}

const WORDS = {
  zh: {
    no: (asked: string, by: string | null) => `“${asked}”已被${by === null ? "" : ` ${by} `}拒绝`,
    end: (no: string) => `${no}。`,
    because: (no: string, reason: string) => `${no}：${reason}`,
    expired: (asked: string, reason: string) => `“${asked}”：${reason}`,
  },
  en: {
    no: (asked: string, by: string | null) =>
      `“${asked}” was rejected${by === null ? "" : ` by ${by}`}`,
    end: (no: string) => `${no}.`,
    because: (no: string, reason: string) => `${no}: ${reason}`,
    expired: (asked: string, reason: string) => `“${asked}”: ${reason}`,
  },
} as const;
