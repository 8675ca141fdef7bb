/** All stored plans, or the one that is in the address. */
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { FileStack, Search } from "lucide-react";
import { useState } from "react";
import { plansQuery, type StoredPlan } from "../../../api/plans.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { Field } from "../../../design/field.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { matchesWords } from "../../plan/model/match-plan.ts";
import { memoryText } from "../memory-text.ts";
import { TagList } from "../tag-list.tsx";
import { PlanView } from "./plan-view.tsx";

export function PlansTab() {
  const search: { readonly plan_id?: unknown; readonly ver?: unknown } = useSearch({
    strict: false,
  });
  if (search.plan_id === undefined) return <PlanList />;
  const ver = Number(search.ver);
  const id = String(search.plan_id);
  return <PlanView key={id} planId={id} ver={Number.isInteger(ver) && ver > 0 ? ver : undefined} />;
}

function PlanList() {
  const t = useText(memoryText).plans;
  const { data, error, isError, refetch } = useQuery(plansQuery);
  const [words, setWords] = useState("");
  const columns = useColumns();
  const plans = data?.plans ?? [];
  const rows = plans.filter((plan) => matchesWords(plan, words));
  return (
    <>
      {plans.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Field
            className="min-w-0 flex-1 max-md:basis-full md:max-w-80"
            label={t.filter}
            labelHidden
            type="search"
            icon={<Search aria-hidden />}
            placeholder={t.placeholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <p role="status" className="ml-auto text-sm text-ink-3">
            {t.count(rows.length, plans.length)}
          </p>
        </div>
      )}
      <Card className="overflow-hidden">
        {data === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && <SkeletonRows rows={4} />}
        {data !== undefined && rows.length === 0 && (
          <EmptyState
            icon={<FileStack aria-hidden />}
            title={plans.length === 0 ? t.none : t.noMatch}
            {...(plans.length === 0 && { detail: t.noneDetail })}
            action={
              plans.length === 0 ? (
                <Link to="/plan" className={buttonClass("primary")}>
                  {t.toEditor}
                </Link>
              ) : (
                <Button onClick={() => setWords("")}>{t.showAll}</Button>
              )
            }
          />
        )}
        {rows.length > 0 && (
          <Table
            caption={t.caption}
            columns={columns}
            rows={rows}
            rowKey={({ plan_id }) => plan_id}
          />
        )}
      </Card>
    </>
  );
}

function useColumns(): readonly Column<StoredPlan>[] {
  const { plans: t, by } = useText(memoryText);
  const format = useFormat();
  return [
    {
      id: "id",
      title: t.id,
      heading: true,
      cell: ({ plan_id, plan }) => (
        <>
          <Link
            to="/memory"
            search={{ tab: "plans", plan_id }}
            className="rounded-sm font-medium break-all text-accent-ink hover:underline"
          >
            {plan_id}
          </Link>
          <p className="text-sm font-normal text-ink-2">
            {[plan.description, t.steps(plan.steps.length)].filter(Boolean).join(" · ")}
          </p>
        </>
      ),
    },
    {
      id: "tags",
      title: t.tags,
      className: "md:w-1/5",
      cell: ({ tags }) => <TagList tags={tags} />,
    },
    { id: "ver", title: t.version, className: "md:w-24", cell: ({ ver }) => format.number(ver) },
    {
      id: "changed",
      title: t.changed,
      className: "md:w-52",
      cell: ({ created_at, author }) => (
        <>
          <time dateTime={created_at}>{format.moment(created_at)}</time>{" "}
          <span className="text-sm text-ink-3">{by(author)}</span>
        </>
      ),
    },
  ];
}
