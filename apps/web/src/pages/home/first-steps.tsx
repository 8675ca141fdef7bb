/** What a new user can do today: nothing here is a promise. */
import { Link } from "@tanstack/react-router";
import {
  ArrowUpRight,
  BookOpenText,
  ChevronRight,
  HeartPulse,
  MessagesSquare,
  ScrollText,
  SquareTerminal,
  Users,
  Workflow,
} from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../design/card.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { homeText } from "./home-text.ts";

const ROW =
  "group flex flex-1 items-center gap-4 px-5 py-4 transition-colors -outline-offset-2 hover:bg-sunken first:rounded-t-xl last:rounded-b-xl";

export function FirstSteps() {
  const t = useText(homeText);
  const shell = useShellText();
  return (
    <section aria-labelledby="steps" className="mt-10">
      <h2 id="steps" className="mb-3 text-lg font-semibold">
        {t.steps}
      </h2>
      <div className="grid gap-4 lg:grid-cols-[1.15fr_1fr]">
        <Card className="flex flex-col divide-y divide-line">
          <Link to="/assistant" className={ROW}>
            <Step icon={<MessagesSquare aria-hidden />} title={t.say} about={t.sayAbout} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
          <Link to="/candidates" className={ROW}>
            <Step icon={<Users aria-hidden />} title={t.people} about={t.peopleAbout} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
          <Link to="/runs" className={ROW}>
            <Step icon={<Workflow aria-hidden />} title={t.work} about={t.workAbout} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
          <Link to="/system" className={ROW}>
            <Step icon={<HeartPulse aria-hidden />} title={t.health} about={t.healthAbout} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
          <Link to="/system" search={{ tab: "log" }} className={ROW}>
            <Step icon={<ScrollText aria-hidden />} title={t.log} about={t.logAbout} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </Link>
          <a href="/api/docs" target="_blank" rel="noreferrer" className={ROW}>
            <Step icon={<BookOpenText aria-hidden />} title={t.api} about={t.apiAbout} />
            <span className="sr-only">({shell.shell.opensNewTab})</span>
            <ArrowUpRight aria-hidden className="size-4 shrink-0 text-ink-3" />
          </a>
        </Card>
        <Card className="flex flex-col">
          <div className="px-5 py-4">
            <Step
              icon={<SquareTerminal aria-hidden />}
              title={t.terminal}
              about={t.terminalAbout}
            />
          </div>
          <ul className="flex flex-1 flex-col divide-y divide-line border-t border-line">
            {Object.entries(t.commands).map(([command, about]) => (
              <li key={command} className="flex flex-1 items-center gap-3 py-2 pr-3 pl-5">
                <div className="min-w-0 flex-1">
                  <code className="block font-mono text-sm">
                    <span aria-hidden className="text-ink-3 select-none">
                      ${" "}
                    </span>
                    {command}
                  </code>
                  <p className="text-sm text-ink-3">{about}</p>
                </div>
                <CopyButton text={command} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  );
}

function Step({
  icon,
  title,
  about,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
}) {
  return (
    <div className="flex min-w-0 flex-1 items-start gap-4">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink [&_svg]:size-4.5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-ink-2">{about}</p>
      </div>
    </div>
  );
}
