/**
 * Several answers at once. Each is an answer of its own: what fails stays selected, with what was
 * said against it, and the others are through.
 */
import type { Approval } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Answer, answerGate } from "../../api/approvals.ts";
import { isClosed } from "./use-answer.ts";

export interface BulkResult {
  readonly good: number;
  readonly bad: number;
}

export function useBulkAnswer(onClosed: (approval: Approval) => void) {
  const client = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);

  const answer = async (approvals: readonly Approval[], content: Answer["content"]) => {
    const failed = new Map<string, unknown>();
    let closed = 0;
    setResult(null);
    for (const [done, approval] of approvals.entries()) {
      setProgress({ done, all: approvals.length });
      const { gate_id, run_id } = approval.gate;
      try {
        await answerGate({ run_id, gate_id, content });
      } catch (error) {
        if (isClosed(error)) {
          closed += 1;
          onClosed(approval);
        } else failed.set(gate_id, error);
      }
    }
    setProgress(null);
    setProblems(failed);
    setSelected(new Set(failed.keys()));
    setResult({ good: approvals.length - failed.size - closed, bad: failed.size });
    await client.invalidateQueries({ queryKey: ["approvals"] });
    void client.invalidateQueries({ queryKey: ["runs"] });
  };

  const select = (ids: readonly string[], on: boolean) => {
    setResult(null);
    setSelected((old) => {
      const next = new Set(old);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  };
  return { selected, select, problems, progress, result, answer };
}
