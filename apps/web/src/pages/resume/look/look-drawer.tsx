/** Templates with one's own words in them, the paper, and the colour of the headings. */
import type { ResumeTemplates } from "@bole/server/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { previewResume } from "../../../api/resume-files.ts";
import { Badge } from "../../../design/badge.tsx";
import { cx } from "../../../design/cx.ts";
import { Drawer } from "../../../design/drawer.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { useEditor } from "../editor-context.ts";
import { PageImage } from "../paper/page-image.tsx";
import { lookText } from "../text/look-text.ts";
import { AccentChoice } from "./accent-choice.tsx";
import type { Look } from "./look.ts";
import { LookOptions } from "./look-options.tsx";

export function LookDrawer({
  known,
  look,
  language,
  onClose,
}: {
  readonly known: ResumeTemplates;
  readonly look: Look;
  /** Of the résumé: it says which template is the usual one. */
  readonly language: "zh" | "en";
  readonly onClose: () => void;
}) {
  const t = useText(lookText);
  const { edit, save } = useEditor();
  const choose = (field: string, value: string) => {
    edit({ kind: "set", place: { section: "look", entry_id: null, field }, value });
    save();
  };
  const template = look.template ?? known.usual[language];
  return (
    <Drawer title={t.title} about={t.about} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-medium">{t.template}</legend>
          <div className="grid grid-cols-3 gap-2.5">
            {known.templates.map((one) => (
              <TemplateCard
                key={one.id}
                template={one}
                look={look}
                isChosen={one.id === template}
                onChoose={() => choose("template", one.id)}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <p className="mb-2 text-sm font-medium">{t.paper}</p>
          <Segmented
            label={t.paper}
            value={look.paper ?? "a4"}
            segments={known.papers.map((value) => ({ value, label: t.papers[value] }))}
            onChange={(paper) => choose("paper", paper)}
          />
        </div>
        <AccentChoice value={look.accent ?? ""} onChoose={(accent) => choose("accent", accent)} />
        <LookOptions known={known} />
      </div>
    </Drawer>
  );
}

function TemplateCard({
  template: { id, name, about },
  look,
  isChosen,
  onChoose,
}: {
  readonly template: ResumeTemplates["templates"][number];
  readonly look: Look;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const t = useText(lookText);
  const written = useLanguage();
  const { data } = useEditor();
  const note = useId();
  const { data: preview } = useQuery({
    queryKey: ["resume-thumbnail", id, look, data],
    queryFn: ({ signal }) => previewResume({ data, ...look, template: id }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const [first] = preview?.pages ?? [];
  return (
    <label
      className={cx(
        "relative flex cursor-pointer flex-col rounded-lg border p-2 transition-colors hover:bg-hover",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isChosen ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      <input
        type="radio"
        name="resume-template"
        aria-label={name[written]}
        aria-describedby={note}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-10 cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span
        aria-hidden
        className="relative block w-full overflow-hidden rounded-sm bg-surface shadow-rest"
        data-theme="light"
        style={{ aspectRatio: `${preview?.width ?? 1} / ${preview?.height ?? Math.SQRT2}` }}
      >
        {first === undefined ? (
          <Skeleton className="size-full" />
        ) : (
          <PageImage svg={first} label="" />
        )}
      </span>
      <span className="mt-2 flex items-center justify-between gap-2 font-medium">
        {name[written]}
        {isChosen && <Badge tone="accent">{t.chosen}</Badge>}
      </span>
      <span id={note} className="text-sm text-ink-2">
        {about[written]}
        {preview !== undefined && ` · ${t.pages(preview.pages.length)}`}
      </span>
    </label>
  );
}
