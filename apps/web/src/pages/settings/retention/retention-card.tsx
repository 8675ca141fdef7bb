/** How long what is kept. A rule comes into force after a look at what it would delete. */
import type { RetentionRule } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../../account/use-session.ts";
import {
  confirmRetention,
  RETENTION_KEY,
  type RetentionKind,
  removeRetention,
  retentionPreviewQuery,
  retentionQuery,
} from "../../../api/privacy.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { retentionText } from "./retention-text.ts";

const KINDS: readonly RetentionKind[] = ["candidates", "runs", "guardrail_logs"];

export function RetentionCard() {
  const t = useText(retentionText);
  const may = useMay();
  const { data } = useQuery(retentionQuery);
  if (!may("workspace.manage")) return null;
  return (
    <Card className="mb-8 px-5 py-4">
      <h2 className="font-medium">{t.title}</h2>
      <p className="mt-1 text-sm text-ink-2">{t.about}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {KINDS.map((kind) => (
          <li key={kind} className="py-3">
            <Rule kind={kind} rule={data?.rules.find((one) => one.kind === kind)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Rule({
  kind,
  rule,
}: {
  readonly kind: RetentionKind;
  readonly rule: RetentionRule | undefined;
}) {
  const t = useText(retentionText);
  // Empty where no rule is in force: a number would look like one.
  const [typed, setTyped] = useState<string | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const isInForce = rule?.confirmed_at != null;
  const months = typed ?? (isInForce ? String(rule.months) : "");
  const count = Number(months);
  const isWrong = !Number.isInteger(count) || count < 1 || count > 600;
  const { remove, isRemoving } = useRemove(kind);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium">{t.kinds[kind]}</h3>
          <p className="text-sm text-ink-2">
            {isInForce ? `${t.months(rule.months)} · ${t.deleted(rule.deleted)}` : t.kept}
          </p>
        </div>
        <div className="flex items-end gap-2">
          <Field
            className="w-24"
            label={t.monthsLabel}
            inputMode="numeric"
            value={months}
            onChange={({ target }) => {
              setTyped(target.value);
              setLooked(null);
            }}
            placeholder={t.monthsExample}
            {...(isWrong && months !== "" && { error: t.badMonths })}
          />
          <Button disabled={isWrong} onClick={() => setLooked(count)}>
            {t.preview}
          </Button>
          {isInForce && (
            <Button loading={isRemoving} onClick={remove}>
              {t.stop}
            </Button>
          )}
        </div>
      </div>
      {looked !== null && <Preview kind={kind} months={looked} onDone={() => setLooked(null)} />}
    </div>
  );
}

function Preview({
  kind,
  months,
  onDone,
}: {
  readonly kind: RetentionKind;
  readonly months: number;
  readonly onDone: () => void;
}) {
  const t = useText(retentionText);
  const client = useQueryClient();
  const { data, error } = useQuery(retentionPreviewQuery(kind, months));
  const confirm = useAct({
    mutationFn: () => confirmRetention(kind, months),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: RETENTION_KEY });
      void notify("success", t.confirmed);
    },
  });
  const fault = error ?? confirm.error;
  const more = (data?.count ?? 0) - (data?.people.length ?? 0);
  return (
    <div className="rounded-md bg-sunken p-3 text-sm">
      {fault !== null && <ProblemNote error={fault} />}
      {data !== undefined && (
        <>
          <p>{t.would(data.count)}</p>
          {data.people.length > 0 && (
            <p className="mt-1 text-ink-2">
              {data.people.map(({ name }) => name).join(", ")}
              {more > 0 && ` ${t.and(more)}`}
            </p>
          )}
          <Button
            className="mt-3"
            variant={data.count === 0 ? "primary" : "danger"}
            loading={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {data.count === 0 ? t.keep : t.confirm}
          </Button>
        </>
      )}
    </div>
  );
}

function useRemove(kind: RetentionKind) {
  const t = useText(retentionText);
  const client = useQueryClient();
  const { mutate, isPending } = useAct({
    mutationFn: () => removeRetention(kind),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: RETENTION_KEY });
      void notify("success", t.removed);
    },
  });
  return { remove: () => mutate(), isRemoving: isPending };
}
