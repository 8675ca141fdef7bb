import { NotebookPen } from "lucide-react";
import { ApiProblem } from "../../api/problems.ts";
import { Badge } from "../../design/badge.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { Table } from "../../design/table.tsx";
import { useText } from "../../i18n/text.ts";
import { designText } from "./design-text.ts";
import { Specimen } from "./specimen.tsx";

const PEOPLE = [
  { id: "wang", role: "engineer" },
  { id: "tom", role: "designer" },
] as const;

export function States() {
  const t = useText(designText);
  const problem = new ApiProblem({
    ...t.problem,
    type: "about:blank",
    status: 409,
    instance: "/api/notes/7",
    code: "version-conflict",
    request_id: "0f3c9a52",
  });
  return (
    <>
      <Specimen title={t.table}>
        <Table
          caption={t.table}
          rows={PEOPLE}
          rowKey={({ id }) => id}
          columns={[
            { id: "name", title: t.name, heading: true, cell: ({ id }) => t.people[id] },
            { id: "role", title: t.role, cell: ({ role }) => t.roles[role] },
            { id: "state", title: t.state, cell: () => <Badge tone="ok">{t.tones.ok}</Badge> },
          ]}
        />
      </Specimen>
      <Specimen title={t.states}>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <SkeletonRows rows={4} />
          </Card>
          <Card>
            <EmptyState
              icon={<NotebookPen aria-hidden />}
              title={t.emptyTitle}
              detail={t.emptyDetail}
            />
          </Card>
          <Card>
            <ErrorState error={problem} onRetry={() => undefined} />
          </Card>
        </div>
        <ProblemNote error={problem} className="mt-4" />
      </Specimen>
    </>
  );
}
