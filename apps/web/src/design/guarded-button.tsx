/** A button that approves something: it names the effect, and takes no input for a second. */
import type { ComponentProps } from "react";
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
  const { isGuarded, handlers } = useInputGuard(subject);
  const waits = isGuarded && rest.loading !== true;
  return (
    <Button
      {...rest}
      {...handlers}
      data-approves=""
      aria-disabled={waits || undefined}
      aria-description={waits ? t.guarded : undefined}
      className={cx(waits && "cursor-default opacity-60", className)}
    />
  );
}
