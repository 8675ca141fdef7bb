/** One stored plan: a version of it, how it differs from another, and who changed what. */
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Play, SquarePen, Trash2 } from "lucide-react";
import { useState } from "react";
import { planQuery } from "../../../api/plans.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { Select } from "../../../design/select.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import { TagList } from "../tag-list.tsx";
import { DeletePlanDialog } from "./delete-plan-dialog.tsx";
import { PlanContent } from "./plan-content.tsx";
import { AuditCard, VersionsCard } from "./plan-history.tsx";
import { RunStoredDialog } from "./run-stored-dialog.tsx";

const ALONE = "alone";

export function PlanView({
  planId,
  ver,
}: {
  readonly planId: string;
  readonly ver: number | undefined;
}) {
  const t = useText(memoryText);
  const navigate = useNavigate();
  const { data, error, isError, refetch } = useQuery(planQuery(planId, ver));
  const [other, setOther] = useState<string | null>(null);
  const [layer, setLayer] = useState<"none" | "run" | "delete">("none");
  const close = () => setLayer("none");
  const back = (
    <Link
      to="/memory"
      search={{ tab: "plans" }}
      className="inline-flex h-9 items-center gap-1.5 rounded-sm text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.plans.back}
    </Link>
  );
  if (data === undefined) {
    return (
      <>
        {back}
        <Card className="mt-2">
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </Card>
      </>
    );
  }
  const older = data.versions.map((one) => one.ver).filter((one) => one < data.ver);
  const chosen = other ?? (older.length > 0 ? String(Math.max(...older)) : ALONE);
  const compared = data.versions.find((one) => String(one.ver) === chosen && one.ver !== data.ver);
  const show = (next: number) => {
    setOther(null);
    void navigate({ to: "/memory", search: { tab: "plans", plan_id: planId, ver: next } });
  };
  return (
    <>
      {back}
      <header className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 text-xl font-semibold break-all">
            {data.plan_id}
            {data.tags.length > 0 && <TagList tags={data.tags} />}
          </h2>
          <p className="text-ink-2">
            {[
              t.plans.versionName(data.ver),
              data.plan.description,
              t.plans.steps(data.plan.steps.length),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/plan"
            search={{ plan_id: data.plan_id, ver: data.ver }}
            className={buttonClass("secondary")}
          >
            <SquarePen aria-hidden />
            {t.plans.open}
          </Link>
          <Button onClick={() => setLayer("run")}>
            <Play aria-hidden />
            {t.plans.run}
          </Button>
          <Button onClick={() => setLayer("delete")}>
            <Trash2 aria-hidden />
            {t.delete}
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card aria-labelledby="plan-content" className="min-w-0 overflow-hidden">
          <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2.5">
            <h3 id="plan-content" className="font-semibold">
              {compared === undefined ? t.plans.content : t.plans.diff(compared.ver, data.ver)}
            </h3>
            {data.versions.length > 1 && (
              <Select
                label={t.plans.compare}
                value={compared === undefined ? ALONE : chosen}
                onChange={setOther}
                options={[
                  { value: ALONE, label: t.plans.alone },
                  ...data.versions
                    .filter((one) => one.ver !== data.ver)
                    .map((one) => ({
                      value: String(one.ver),
                      label: t.plans.versionName(one.ver),
                    })),
                ]}
              />
            )}
          </header>
          <PlanContent planId={planId} plan={data.plan} otherVer={compared?.ver} />
        </Card>
        <div className="flex flex-col gap-6">
          <VersionsCard plan={data} onShow={show} />
          <AuditCard plan={data} />
        </div>
      </div>
      {layer === "run" && <RunStoredDialog planId={planId} ver={data.ver} onClose={close} />}
      {layer === "delete" && <DeletePlanDialog planId={planId} onClose={close} />}
    </>
  );
}
