/** Moves many candidates of a job through the gate, one after the other, with one way back for all. */
import type { Stage } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CANDIDATES_KEY } from "../../../api/candidates.ts";
import { askEffect, newKey } from "../../../api/effects.ts";
import { JOBS_KEY } from "../../../api/jobs.ts";
import { BOARDS_KEY } from "../../../api/pipeline.ts";
import { hiringTodayQuery } from "../../../api/today.ts";
import { describeError } from "../../../design/describe-error.ts";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { bulkText } from "./bulk-text.ts";
import type { InJob } from "./in-job.ts";
import { type Progress, tryEach } from "./try-each.ts";

export interface BulkMove {
  readonly people: readonly InJob[];
  readonly to: Stage;
  readonly reason: string;
}

export function useBulkMove() {
  const t = useText(bulkText);
  const { stages } = useText(talentText);
  const shell = useShellText();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);

  const refresh = () => {
    for (const queryKey of [
      ...[CANDIDATES_KEY, JOBS_KEY, BOARDS_KEY],
      ...[hiringTodayQuery.queryKey, ["effects"]],
    ])
      void client.invalidateQueries({ queryKey });
  };
  const ask = (place: InJob["place"], to: Stage, reason: string, version: number) =>
    askEffect(
      {
        kind: "move_stage",
        payload: { application_id: place.application_id, to, reason, version },
      },
      newKey(),
    );

  const undo = async (moved: readonly InJob[]) => {
    const { done, failed } = await tryEach(moved, ({ place }) =>
      ask(place, place.stage, "", place.version + 1),
    );
    if (done.length > 0) void notify("success", t.movedBack(done.length));
    report(failed);
    refresh();
  };
  const report = (failed: readonly { readonly error: unknown }[]) => {
    if (failed[0] === undefined) return;
    void notify("error", t.failed(failed.length, describeError(failed[0].error, shell).title));
  };

  const move = async ({ people, to, reason }: BulkMove) => {
    const others = people.filter(({ place }) => place.stage !== to);
    const { done, failed } = await tryEach(
      others,
      ({ place }) => ask(place, to, reason, place.version),
      setProgress,
    );
    setProgress(null);
    const moved = done.filter(({ result }) => result.state === "done").map(({ item }) => item);
    if (moved.length > 0)
      void notifyWithUndo(t.moved(moved.length, stages[to]), shell.action.undo, () => {
        void undo(moved);
      });
    if (moved.length < done.length) void notify("success", t.waiting(done.length - moved.length));
    report(failed);
    refresh();
  };
  return { move, progress };
}
