/** Another plan: one that is stored, a copy of one, or an empty one. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy, FilePlus2, FileText, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { agentsQuery } from "../../../api/agents.ts";
import { plansQuery, type StoredPlan } from "../../../api/plans.ts";
import { Badge } from "../../../design/badge.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { Field } from "../../../design/field.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import type { Json } from "../../../json/json.ts";
import { listDrafts } from "../model/draft-storage.ts";
import { matchesWords } from "../model/match-plan.ts";
import { EMPTY_PLAN, readPlan } from "../model/plan-draft.ts";
import { tidyPlan } from "../model/tidy-plan.ts";
import { browserStorage, documentOf } from "../open-documents.ts";
import { dialogText } from "../text/dialog-text.ts";
import type { DialogProps } from "./dialog-props.ts";

export function OpenDialog({ document, onClose }: DialogProps) {
  const t = useText(dialogText).open;
  const navigate = useNavigate();
  const { data, error, isError, refetch } = useQuery(plansQuery);
  const { data: known } = useQuery(agentsQuery);
  const [words, setWords] = useState("");
  const fresh = documentOf(null);
  const found = data?.plans.filter((plan) => matchesWords(plan, words));

  const go = (search: { plan_id?: string; ver?: number }) => {
    onClose();
    void navigate({ to: "/plan", search });
  };
  /** What stood in the new plan before can be brought back by undo. */
  const begin = (plan: Json) => {
    const reading = readPlan(plan);
    if (reading.ok)
      fresh.dispatch({ type: "edited", plan: reading.plan, selected: 0, at: performance.now() });
    go({});
  };
  return (
    <Dialog open onOpenChange={onClose} title={t.title} about={t.about}>
      <div className="flex flex-col gap-5">
        <Section title={t.fresh}>
          <Row
            icon={<FilePlus2 aria-hidden />}
            name={t.empty}
            about={t.emptyAbout}
            onOpen={() => begin(EMPTY_PLAN)}
          />
          {fresh !== document && fresh.get().isChanged && (
            <Row
              icon={<FileText aria-hidden />}
              name={t.continueNew}
              about={t.continueAbout}
              onOpen={() => go({})}
            />
          )}
          {known?.templates.map(({ name, plan }) => (
            <Row
              key={name}
              icon={<Copy aria-hidden />}
              name={plan.description ?? name}
              about={[t.template, t.steps(plan.steps.length)].join(" · ")}
              onOpen={() => begin(tidyPlan(plan))}
            />
          ))}
        </Section>
        <Section title={t.stored}>
          {isError && data === undefined && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && <SkeletonRows rows={2} />}
          {data !== undefined && data.plans.length > 6 && (
            <Field
              label={t.search}
              labelHidden
              type="search"
              placeholder={t.search}
              icon={<Search aria-hidden />}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          {found?.length === 0 && (
            <p className="text-ink-3">{data?.plans.length === 0 ? t.none : t.noMatch}</p>
          )}
          {found?.map((plan) => (
            <StoredRow
              key={plan.plan_id}
              plan={plan}
              onOpen={() => go({ plan_id: plan.plan_id, ver: plan.ver })}
              onTemplate={() => begin(tidyPlan(plan.plan))}
            />
          ))}
        </Section>
      </div>
    </Dialog>
  );
}

function StoredRow({
  plan,
  onOpen,
  onTemplate,
}: {
  readonly plan: StoredPlan;
  readonly onOpen: () => void;
  readonly onTemplate: () => void;
}) {
  const t = useText(dialogText).open;
  const format = useFormat();
  const { plan_id, ver, created_at } = plan;
  const steps = plan.plan.steps.length;
  const hasDraft = listDrafts(browserStorage()).some((draft) => draft.plan_id === plan_id);
  return (
    <Row
      icon={<FileText aria-hidden />}
      name={plan_id}
      about={[t.version(ver), t.steps(steps), format.moment(created_at)].join(" · ")}
      badge={hasDraft && <Badge tone="warning">{t.unsaved}</Badge>}
      onOpen={onOpen}
      aside={
        <IconButton label={`${t.asTemplate}: ${plan_id}`} onClick={onTemplate}>
          <Copy aria-hidden />
        </IconButton>
      }
    />
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-medium text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

function Row({
  icon,
  name,
  about,
  badge,
  onOpen,
  aside,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly about: string;
  readonly badge?: ReactNode;
  readonly onOpen: () => void;
  readonly aside?: ReactNode;
}) {
  return (
    <div className="-mx-2 flex items-center gap-1 rounded-md pr-1 transition-colors hover:bg-hover">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 text-left -outline-offset-2 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-3"
      >
        {icon}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 font-medium break-all">{name}</span>
            {badge}
          </span>
          <span className="block text-sm text-ink-3">{about}</span>
        </span>
      </button>
      {aside}
    </div>
  );
}
