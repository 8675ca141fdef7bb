/** What can be done with something, in a list that opens. */
import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cx } from "./cx.ts";

export interface MenuItem<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Stands apart, for what cannot be taken back. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export function Menu<T extends string>({
  label,
  trigger,
  items,
  onChoose,
}: {
  /** What the list is about; read aloud, and shown above it. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem<T>[];
  readonly onChoose: (value: T) => void;
}) {
  const chosen = useRef<T | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // Only once the focus is back on the button: a dialog then returns it there, too.
          onCloseAutoFocus={() => {
            const value = chosen.current;
            chosen.current = null;
            if (value !== null) queueMicrotask(() => onChoose(value));
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-3">
            {label}
          </DropdownMenu.Label>
          {items.map(({ value, label: name, icon: Icon, danger, disabled }) => (
            <DropdownMenu.Item
              key={value}
              {...(disabled && { disabled })}
              onSelect={() => {
                chosen.current = value;
              }}
              className={cx(
                "flex h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-base outline-none select-none max-md:h-11 [&_svg]:size-4",
                "data-disabled:cursor-default data-disabled:text-ink-3 data-highlighted:bg-hover",
                danger && "text-danger-ink",
              )}
            >
              {Icon !== undefined && <Icon aria-hidden />}
              {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
