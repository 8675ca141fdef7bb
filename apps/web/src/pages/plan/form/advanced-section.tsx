/** Everything about a step that most steps do not need. */
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Json } from "../../../json/json.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { issuesBelow } from "../model/issue-places.ts";
import type { StepDraft } from "../model/plan-draft.ts";
import { formText } from "../text/form-text.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ConditionField } from "./condition-field.tsx";
import { ValueField } from "./value-field.tsx";

export const ADVANCED_FIELDS = [
  "each",
  "concurrency",
  "when",
  "repeat",
  "approval",
  "wait",
  "retry",
  "timeout_ms",
  "child_run",
  "on_error",
] as const;

export function AdvancedSection({
  step,
  base,
}: {
  readonly step: StepDraft;
  readonly base: JsonPath;
}) {
  const t = useText(formText);
  const { issues } = useEditor();
  const at = (...path: JsonPath) => [...base, ...path];
  const isUsed = ADVANCED_FIELDS.some((field) => step[field] !== undefined);
  const isWrong = ADVANCED_FIELDS.some((field) => issuesBelow(issues, at(field)).length > 0);
  // What was opened stays open, also when its last field has been emptied.
  const [open, setOpen] = useState(isUsed);
  return (
    <details
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line pt-4"
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-3 transition-transform group-open:rotate-90"
        />
        {t.advanced}
      </summary>
      <div className="mt-4 flex flex-col gap-5">
        <Pair>
          <ValueField path={at("each")} label={t.each} input="json" hint={t.eachHint} />
          <ValueField path={at("concurrency")} label={t.concurrency} input="number" isLiteral />
        </Pair>
        <ConditionField path={at("when")} label={t.when} />
        <Optional
          label={t.repeat}
          path={at("repeat")}
          value={step.repeat}
          begin={{ until: "$last", max: 3 }}
        >
          <ConditionField path={at("repeat", "until")} label={t.repeatUntil} required />
          <ValueField
            path={at("repeat", "max")}
            label={t.repeatMax}
            input="number"
            isLiteral
            required
          />
        </Optional>
        <ChoiceField
          path={at("approval")}
          label={t.approval}
          unset={t.approvals.none}
          choices={(["before", "after"] as const).map((value) => ({
            value,
            label: t.approvals[value],
          }))}
        />
        <Optional label={t.wait} path={at("wait")} value={step.wait} begin={{ for_ms: 60_000 }}>
          <Pair>
            <ValueField path={at("wait", "event")} label={t.waitEvent} input="text" isLiteral />
            <ValueField path={at("wait", "match")} label={t.waitMatch} input="json" />
          </Pair>
          <Pair>
            <ValueField
              path={at("wait", "until")}
              label={t.waitUntil}
              input="text"
              hint={t.waitUntilHint}
            />
            <ValueField path={at("wait", "for_ms")} label={t.waitFor} input="number" isLiteral />
          </Pair>
        </Optional>
        <Optional label={t.retry} path={at("retry")} value={step.retry} begin={{ attempts: 3 }}>
          <Pair>
            <ValueField
              path={at("retry", "attempts")}
              label={t.attempts}
              input="number"
              isLiteral
              required
            />
            <ValueField
              path={at("retry", "backoff_ms")}
              label={t.backoff}
              input="number"
              isLiteral
              placeholder="200"
            />
          </Pair>
          <Pair>
            <ValueField
              path={at("retry", "factor")}
              label={t.factor}
              input="number"
              isLiteral
              placeholder="2"
            />
            <ValueField
              path={at("retry", "max_backoff_ms")}
              label={t.maxBackoff}
              input="number"
              isLiteral
              placeholder="30000"
            />
          </Pair>
        </Optional>
        <Optional
          label={t.childRun}
          path={at("child_run")}
          value={step.child_run === false ? undefined : step.child_run}
          begin={true}
        />
        <Pair>
          <ValueField path={at("timeout_ms")} label={t.timeout} input="number" isLiteral />
          <ChoiceField
            path={at("on_error")}
            label={t.onError}
            unset={t.onErrors.fail}
            choices={(["continue", "replan"] as const).map((value) => ({
              value,
              label: t.onErrors[value],
            }))}
          />
        </Pair>
      </div>
    </details>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-4 @lg:grid-cols-2">{children}</div>;
}

/** A part that is there or not; switched on, it begins with something that makes sense. */
function Optional({
  label,
  path,
  value,
  begin,
  children,
}: {
  readonly label: string;
  readonly path: JsonPath;
  readonly value: Json | undefined;
  readonly begin: Json;
  readonly children?: ReactNode;
}) {
  const { set, isWaiting } = useEditor();
  return (
    <fieldset disabled={isWaiting} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <Switch
        label={label}
        checked={value !== undefined}
        onChange={(on) => set(path, on ? begin : undefined)}
      />
      {value !== undefined && children !== undefined && (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-4">{children}</div>
      )}
    </fieldset>
  );
}
