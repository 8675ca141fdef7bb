/** A text input with its label, a hint, and what is wrong with it. */
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

interface FieldProps extends ComponentProps<"input"> {
  readonly label: string;
  /** The label is read aloud but not drawn, where the place says it already. */
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly error?: string;
  readonly icon?: ReactNode;
}

export function Field({ label, labelHidden, hint, error, icon, className, ...rest }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      <div className="relative">
        {icon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-3 [&_svg]:size-4">
            {icon}
          </span>
        )}
        <input
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          {...rest}
          className={cx(
            "h-9 w-full rounded-md border bg-raised px-3 text-base shadow-rest transition-colors max-md:h-11 max-md:text-lg",
            "placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-3",
            icon !== undefined && "pl-9",
            error === undefined ? "border-line-strong" : "border-danger",
          )}
        />
      </div>
      {note !== undefined && (
        <p
          id={noteId}
          className={cx(
            "flex items-center gap-1.5 text-sm",
            error === undefined ? "text-ink-3" : "text-danger-ink",
          )}
        >
          {error !== undefined && <CircleAlert aria-hidden className="size-3.5 shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}
