/** Several of many, in a list that opens and stays open while one chooses. */
import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

interface CheckItem<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A sentence below it. */
  readonly about?: string;
  readonly disabled?: boolean;
}

export function CheckMenu<T extends string>({
  label,
  trigger,
  items,
  chosen,
  onToggle,
}: {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly items: readonly CheckItem<T>[];
  readonly chosen: readonly T[];
  readonly onToggle: (value: T) => void;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-3">
            {label}
          </DropdownMenu.Label>
          {items.map(({ value, label: name, about, disabled = false }) => (
            <DropdownMenu.CheckboxItem
              key={value}
              disabled={disabled}
              checked={chosen.includes(value)}
              onCheckedChange={() => onToggle(value)}
              onSelect={(event) => event.preventDefault()}
              className="relative flex min-h-8 max-w-96 cursor-pointer items-center rounded-md py-1 pr-2.5 pl-8 text-base outline-none select-none data-disabled:cursor-default data-highlighted:bg-hover max-md:min-h-11"
            >
              <DropdownMenu.ItemIndicator className="absolute left-2.5">
                <Check aria-hidden className="size-4 text-accent-ink" />
              </DropdownMenu.ItemIndicator>
              <span>
                {name}
                {about !== undefined && <span className="block text-sm text-ink-2">{about}</span>}
              </span>
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
