/** A button that approves something: it names the effect, and takes no input for a second. */
import { type ComponentProps, useId } from "react";
import { useShellText } from "../i18n/text.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { useInputGuard } from "./use-input-guard.ts";

interface GuardedButtonProps extends ComponentProps<typeof Button> {
  /** What would be done, by its id: another one is guarded anew. */
  readonly subject: string;
}

export function GuardedButton({ subject, className, ...rest }: GuardedButtonProps) {
  const t = useShellText();
  const hint = useId();
  const { isGuarded, handlers } = useInputGuard(subject);
  const waits = isGuarded && rest.loading !== true;
  return (
    <>
      <Button
        {...rest}
        {...handlers}
        aria-disabled={waits || undefined}
        aria-describedby={waits ? hint : undefined}
        className={cx(waits && "cursor-default opacity-60", className)}
      />
      {waits && (
        <span id={hint} className="sr-only">
          {t.guarded}
        </span>
      )}
    </>
  );
}
