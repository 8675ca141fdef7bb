/** The state of the installation in four facts. */
import type { Checks, System } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { checksQuery, systemQuery } from "../../api/queries.ts";
import { Card } from "../../design/card.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { cx } from "../../design/cx.ts";
import { ErrorState } from "../../design/error-state.tsx";
import { HorseDrawing } from "../../design/mark.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { homeText } from "./home-text.ts";

export function Glance() {
  const t = useText(homeText);
  const format = useFormat();
  const system = useQuery(systemQuery);
  return (
    <section aria-labelledby="glance">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="glance" className="text-lg font-semibold">
          {t.glance}
        </h2>
        {system.data !== undefined && (
          <p className="text-sm text-ink-3">
            {t.glanceAbout(system.data.version, format.since(system.data.started_at, Date.now()))}
          </p>
        )}
      </div>
      <div className="relative">
        {/* The horse looks over the card's edge, where there is room beside the greeting. */}
        <HorseDrawing className="pointer-events-none absolute right-8 bottom-full h-36 text-accent-soft max-xl:hidden" />
        <Card className="relative">
          {system.data === undefined && system.isError ? (
            <ErrorState error={system.error} onRetry={() => void system.refetch()} />
          ) : (
            <Facts system={system.data} />
          )}
        </Card>
      </div>
    </section>
  );
}

function Facts({ system }: { readonly system: System | undefined }) {
  const t = useText(homeText);
  const checks = useQuery(checksQuery);
  const embedded = system?.model === "embedded";
  return (
    <dl className="grid gap-px overflow-hidden rounded-[inherit] bg-line md:grid-cols-2 xl:grid-cols-[1.5fr_1fr_1.3fr_1.1fr]">
      <Fact
        name={t.model}
        value={embedded ? t.modelEmbedded : system?.model}
        about={embedded ? t.modelEmbeddedAbout : t.modelExternalAbout}
      />
      <Fact
        name={t.mode}
        value={system && t.modes[system.mode]}
        about={system && t.modeAbout[system.mode]}
      />
      <Fact
        name={t.data}
        value={
          system && (
            <span className="flex min-w-0 items-center gap-1">
              <span className="truncate font-mono text-sm font-normal" title={system.data_folder}>
                {system.data_folder}
              </span>
              <CopyButton text={system.data_folder} className="-my-3" />
            </span>
          )
        }
        about={system && t.dataAbout[system.mode]}
      />
      <ChecksFact checks={checks.data} failed={checks.isError} />
    </dl>
  );
}

function ChecksFact({
  checks,
  failed,
}: {
  readonly checks: Checks | undefined;
  readonly failed: boolean;
}) {
  const t = useText(homeText);
  const count = (status: string) =>
    checks?.checks.filter((check) => check.status === status).length ?? 0;
  const bad = count("failed") + count("warning");
  return (
    <Fact
      name={t.checks}
      value={
        checks === undefined && !failed ? undefined : (
          <Link
            to="/system"
            className={cx(
              "group inline-flex items-center gap-1.5 rounded-sm",
              bad > 0 ? "text-danger-ink" : "text-ok-ink",
            )}
          >
            {checks === undefined ? t.checksOpen : bad > 0 ? t.checksBad(bad) : t.checksOk}
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        )
      }
      about={checks && t.checksAbout(count("ok"), count("off"))}
    />
  );
}

function Fact({
  name,
  value,
  about,
}: {
  readonly name: string;
  readonly value: ReactNode;
  readonly about: ReactNode;
}) {
  return (
    <div className="min-w-0 bg-surface px-5 py-4">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="mt-1">
        <div className="flex min-h-6 min-w-0 items-center text-lg font-medium">
          {typeof value === "string" ? (
            <span className="truncate" title={value}>
              {value}
            </span>
          ) : (
            (value ?? <Skeleton className="h-5 w-24" />)
          )}
        </div>
        <div className="mt-0.5 min-h-5 text-sm text-ink-2">{value !== undefined && about}</div>
      </dd>
    </div>
  );
}
