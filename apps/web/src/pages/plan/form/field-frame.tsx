/** A field with its name, what it takes, what it is for, and what is wrong with it. */
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { formatPath, type JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { issuesBelow, type PlacedIssue } from "../model/issue-places.ts";
import { formText } from "../text/form-text.ts";
import { planText } from "../text/plan-text.ts";

/** What the control inside must carry. */
export interface ControlProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

/** Of those, what a button may carry. */
export function buttonProps(control: ControlProps) {
  const { id, disabled, "aria-describedby": describedBy } = control;
  // Its label, and what it shows: the value that is chosen.
  const labelledBy = `${id}-label ${id}`;
  return {
    type: "button",
    id,
    disabled,
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
  } as const;
}

export function FieldFrame({
  path,
  label,
  isCode,
  type,
  required,
  hint,
  flaw,
  aside,
  className,
  children,
}: {
  /** Where in the plan its value is; its issues are found by it. */
  readonly path: JsonPath;
  readonly label: string;
  readonly isCode?: boolean;
  readonly type?: string;
  readonly required?: boolean;
  readonly hint?: string;
  /** What the page itself cannot read. */
  readonly flaw?: string | undefined;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: (props: ControlProps) => ReactNode;
}) {
  const t = useText(formText);
  const { issues, isWaiting } = useEditor();
  const id = useId();
  const found = issuesBelow(issues, path);
  const isWrong = found.length > 0 || flaw !== undefined;
  const hasNote = isWrong || hint !== undefined;
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)} data-field={formatPath(path)}>
      <div className="flex min-h-5 flex-wrap items-baseline gap-x-2">
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={cx("text-sm font-medium break-all", isCode && "font-mono text-sm")}
        >
          {label}
        </label>
        {type !== undefined && (
          <code className="font-mono text-xs break-all text-ink-3">{type}</code>
        )}
        {required && <span className="text-xs text-ink-3">{t.required}</span>}
        {aside}
      </div>
      {children({
        id,
        disabled: isWaiting,
        "aria-describedby": hasNote ? `${id}-note` : undefined,
        "aria-invalid": isWrong || undefined,
        "aria-required": required || undefined,
      })}
      {hasNote && (
        <div id={`${id}-note`} className="flex flex-col gap-1">
          {hint !== undefined && <p className="text-sm break-words text-ink-3">{hint}</p>}
          {flaw !== undefined && <Note title={flaw} />}
          <IssueNotes issues={found} />
        </div>
      )}
    </div>
  );
}

export function IssueNotes({ issues }: { readonly issues: readonly PlacedIssue[] }) {
  const t = useText(planText);
  return issues.map(({ code, path, message, repair }) => (
    <Note key={`${code} ${path} ${message}`} title={`${t.codes[code]}: ${message}`}>
      <span lang="en">{repair}</span>
    </Note>
  ));
}

function Note({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="flex items-start gap-1.5 text-sm text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words">{title}</p>
        {children !== undefined && <p className="break-words text-ink-2">→ {children}</p>}
      </div>
    </div>
  );
}

export function controlClass(invalid: true | undefined): string {
  return cx(
    "w-full min-w-0 rounded-md border bg-raised px-3 text-base shadow-rest transition-colors max-md:text-lg",
    "placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-2",
    invalid ? "border-danger" : "border-line-strong",
  );
}
