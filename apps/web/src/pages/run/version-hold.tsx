/** A run that waits for a version of an agent, and the decisions that let it go on. */
import type { DecideVersion, RunDetail } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { GitFork, Pin, Play } from "lucide-react";
import { decideVersion, runQuery } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Table } from "../../design/table.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { holdText } from "./hold-text.ts";

type Hold = Extract<NonNullable<RunDetail["hold"]>, { reason: "version" }>;

export function VersionHold({ runId, hold }: { readonly runId: string; readonly hold: Hold }) {
  const t = useText(holdText).version;
  const decide = useDecision(runId);
  const isAsked = (decision: DecideVersion["decision"]) =>
    decide.isPending && decide.variables === decision;
  return (
    <Card aria-label={t.title} className="mb-6 border-warning-ink px-5 py-4">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="mt-1 mb-3 text-ink-2">
        {hold.stays_by === null ? t.about : t.stays(hold.stays_by)}
      </p>
      <Changes changes={hold.changes} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={isAsked("continue")}
          disabled={decide.isPending}
          onClick={() => decide.mutate("continue")}
        >
          <Play aria-hidden />
          {t.continue}
        </Button>
        {hold.stays_by === null && (
          <Button
            loading={isAsked("stay")}
            disabled={decide.isPending}
            onClick={() => decide.mutate("stay")}
          >
            <Pin aria-hidden />
            {t.stay}
          </Button>
        )}
        <Button
          loading={isAsked("fork")}
          disabled={decide.isPending}
          title={t.forkHint}
          onClick={() => decide.mutate("fork")}
        >
          <GitFork aria-hidden />
          {t.fork}
        </Button>
      </div>
      {decide.isError && <ProblemNote error={decide.error} className="mt-3" />}
    </Card>
  );
}

function Changes({ changes }: { readonly changes: Hold["changes"] }) {
  const t = useText(holdText).version;
  return (
    <Table
      caption={t.title}
      rows={changes}
      rowKey={({ agent }) => agent}
      columns={[
        { id: "agent", title: t.agent, heading: true, cell: ({ agent }) => agent },
        { id: "pinned", title: t.pinned, cell: ({ pinned }) => pinned ?? t.unknown },
        { id: "loaded", title: t.loaded, cell: ({ loaded }) => loaded ?? t.gone },
        { id: "steps", title: t.steps, cell: ({ steps }) => steps.join(", ") },
      ]}
    />
  );
}

function useDecision(runId: string) {
  const t = useText(holdText).version;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAct({
    mutationFn: (decision: DecideVersion["decision"]) => decideVersion(runId, { decision }),
    onSuccess: ({ run_id }, decision) => {
      void client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
      if (decision === "fork") {
        void navigate({ to: "/runs/$runId", params: { runId: run_id } });
      } else {
        void notify("success", decision === "continue" ? t.continued : t.stayed);
      }
    },
  });
}
