/** Everything one can do or go to, by typing a part of its name: people and jobs, too. */
import { Command, defaultFilter } from "cmdk";
import { BriefcaseBusiness, Search, User } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useHanFont } from "../design/han-font.ts";
import { Kbd } from "../design/kbd.tsx";
import type { Topic } from "../help/topics.ts";
import { useShellText } from "../i18n/text.ts";
import { useCommands } from "./commands.ts";
import { type FoundEntry, useFound } from "./use-found.ts";

export default function CommandPalette({
  open,
  onOpenChange,
  showShortcuts,
  showHelp,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly showShortcuts: () => void;
  readonly showHelp: (topic: Topic) => void;
}) {
  const t = useShellText();
  const groups = useCommands(showShortcuts, showHelp);
  const [words, setWords] = useState("");
  const { entries: found, loading } = useFound(words);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-40 mx-auto max-w-xl animate-pop overflow-hidden rounded-xl border border-line bg-raised shadow-float outline-none md:top-[12dvh]"
        >
          <Dialog.Title className="sr-only">{t.palette.title}</Dialog.Title>
          <Command label={t.palette.title} loop filter={rank}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
              <Command.Input
                value={words}
                onValueChange={setWords}
                placeholder={t.palette.placeholder}
                className="h-13 w-full bg-transparent text-lg outline-none placeholder:text-ink-3"
              />
            </div>
            <Command.List className="max-h-[min(32rem,62dvh)] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-10 text-center text-ink-3">
                {loading === null
                  ? t.palette.empty
                  : t.palette.loading(loading.done, loading.total)}
              </Command.Empty>
              {groups.map((group) => (
                <Command.Group key={group.title} heading={group.title} className={GROUP}>
                  {group.commands.map((command) => (
                    <Command.Item
                      key={command.id}
                      value={command.id}
                      keywords={[command.label, ...command.keywords]}
                      onSelect={() => {
                        onOpenChange(false);
                        command.run();
                      }}
                      className={ITEM}
                    >
                      <command.icon aria-hidden className="size-4 shrink-0" />
                      <span className="truncate">{command.label}</span>
                      <span className="ml-auto flex gap-1 max-md:hidden" aria-hidden>
                        {command.keys?.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
              <FoundGroup found={found} onOpen={() => onOpenChange(false)} />
            </Command.List>
            {loading !== null && found.length > 0 && (
              <p role="status" className="px-4 pb-3 text-sm text-ink-3">
                {t.palette.loading(loading.done, loading.total)}
              </p>
            )}
            <Legend />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const GROUP =
  "not-first:mt-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3";
const ITEM =
  "flex h-10 items-center gap-3 rounded-md px-2.5 text-base text-ink-2 select-none data-[selected=true]:bg-hover data-[selected=true]:text-ink max-md:h-12";

const FOUND = "found ";
const HELP = "help-";

/**
 * What the server found always stays, but below the commands: Enter is what it was before. Help is found by its words
 * as they stand: in so many, any letters are somewhere.
 */
function rank(value: string, words: string, keywords: string[] = []): number {
  if (value.startsWith(FOUND)) return Number.MIN_VALUE;
  if (!value.startsWith(HELP)) return defaultFilter(value, words, keywords);
  const sought = words.trim().toLowerCase();
  return keywords.some((text) => text.toLowerCase().includes(sought)) ? 0.1 : 0;
}

function FoundGroup({
  found,
  onOpen,
}: {
  readonly found: readonly FoundEntry[];
  readonly onOpen: () => void;
}) {
  const t = useShellText().palette;
  useHanFont(found);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t.found} className={GROUP}>
      {found.map(({ id, title, kind, open }) => {
        const Icon = kind === "job" || kind === "project" ? BriefcaseBusiness : User;
        return (
          <Command.Item
            key={id}
            value={FOUND + id}
            onSelect={() => {
              onOpen();
              open();
            }}
            className={ITEM}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{title}</span>
            <span className="ml-auto shrink-0 text-sm text-ink-3">{t.kinds[kind]}</span>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}

function Legend() {
  const t = useShellText();
  const hints = [
    ["↑↓", t.palette.move],
    ["↵", t.palette.choose],
    ["Esc", t.palette.close],
  ];
  return (
    <div className="flex gap-4 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-3 max-md:hidden">
      {hints.map(([key, label]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Kbd>{key}</Kbd>
          {label}
        </span>
      ))}
    </div>
  );
}
