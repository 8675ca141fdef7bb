/** All templates: one's own first, then those that come with the program. */
import type { MailTemplate } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { templatesText } from "./templates-text.ts";

export function TemplateList({
  templates,
  openId,
}: {
  readonly templates: readonly MailTemplate[];
  readonly openId: string | null;
}) {
  const t = useText(templatesText);
  const groups = [
    { title: t.own, items: templates.filter(({ built_in }) => !built_in), empty: t.noOwn },
    { title: t.builtIn, items: templates.filter(({ built_in }) => built_in), empty: "" },
  ];
  return (
    <nav aria-label={t.list} className="flex flex-col gap-5">
      {groups.map(({ title, items, empty }) => (
        <div key={title}>
          <h2 className="mb-1 px-2.5 text-xs font-medium text-ink-3">{title}</h2>
          {items.length === 0 && <p className="px-2.5 text-sm text-ink-2">{empty}</p>}
          <ul className="flex flex-col gap-0.5">
            {items.map(({ id, name, about, language }) => (
              <li key={id}>
                <Link
                  to="/settings/templates/$templateId"
                  params={{ templateId: id }}
                  aria-current={id === openId ? "page" : undefined}
                  className={cx(
                    "flex flex-col rounded-md px-2.5 py-1.5 hover:bg-hover",
                    id === openId && "bg-hover",
                  )}
                >
                  <span className="font-medium break-words">{name}</span>
                  <span className="text-xs text-ink-3">
                    {t.abouts[about]} · {t.languages[language]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
