/** A text of several lines with its label, a hint, and what is wrong with it. */
import { CircleAlert } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cx } from "./cx.ts";

interface TextAreaProps extends ComponentProps<"textarea"> {
  readonly label: string;
  /** The label is read aloud but not drawn, where the place says it already. */
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly error?: string;
  /** For code: a face in which columns line up, without spelling checks. */
  readonly mono?: boolean;
}

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  mono,
  className,
  ...rest
}: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        {...(mono ? { spellCheck: false, autoCapitalize: "off", autoComplete: "off" } : {})}
        {...rest}
        className={cx(
          "w-full resize-y rounded-md border bg-raised px-3 py-2 shadow-rest transition-colors",
          "placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-3",
          mono ? "font-mono text-sm whitespace-pre-wrap" : "text-base max-md:text-lg",
          error === undefined ? "border-line-strong" : "border-danger",
        )}
      />
      {note !== undefined && (
        <p
          id={noteId}
          className={cx(
            "flex items-start gap-1.5 text-sm",
            error === undefined ? "text-ink-3" : "text-danger-ink",
          )}
        >
          {error !== undefined && <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}
