/** A job as a form; where a field was read from the description, its words stand below it. */
import { useMemo, useRef, useState } from "react";
import { useHanFont } from "../../design/han-font.ts";
import { TextArea } from "../../design/text-area.tsx";
import { useText } from "../../i18n/text.ts";
import { BasicsSection } from "./basics-section.tsx";
import { ConditionsSection } from "./conditions-section.tsx";
import { CriteriaSection } from "./criteria-section.tsx";
import { JobFormContext } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { criteriaPlaces, type Place, placeOf, type ReadFrom } from "./job-draft.ts";
import { jobText } from "./job-text.ts";
import { SaveBar } from "./save-bar.tsx";
import type { useJobDraft } from "./use-job-draft.ts";

export function JobForm({
  editor,
  read,
}: {
  readonly editor: ReturnType<typeof useJobDraft>;
  readonly read: ReadFrom;
}) {
  const t = useText(jobText);
  const { draft, base } = editor;
  useHanFont(draft);
  const description = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  // Places point into the text as it was read; once it is changed, they would point at anything.
  const isSame = draft.description === read.text;
  const firstCriteria = useRef(base?.criteria ?? draft.criteria);
  const places = useMemo(() => criteriaPlaces(read, firstCriteria.current), [read]);
  const show = ({ start, end }: Place) => {
    const area = description.current;
    if (area === null) return;
    area.focus();
    area.setSelectionRange(start, end);
    area.scrollTop = (start / area.value.length) * area.scrollHeight - area.clientHeight / 2;
    area.scrollIntoView({ block: "center" });
  };
  const isTitleMissing = draft.title.trim() === "";
  const save = () => {
    setAsked(true);
    if (!isTitleMissing && !editor.isPending) editor.save();
  };
  return (
    <JobFormContext
      value={{
        draft,
        change: editor.change,
        issues: editor.issues,
        isTitleMissing: asked && isTitleMissing,
        placeOf: (field) => (isSame ? placeOf(read, field) : null),
        criterionPlace: (id) => (isSame ? (places.get(id) ?? null) : null),
        showPlace: show,
      }}
    >
      <form
        noValidate
        // What takes the focus is not hidden by the bar that stays in view.
        className="flex flex-col gap-6 [&_:is(input,textarea)]:scroll-mb-32"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
      >
        <BasicsSection />
        <ConditionsSection />
        <FormSection id="text" title={t.sections.text}>
          <TextArea
            ref={description}
            label={t.fields.description}
            labelHidden
            hint={t.descriptionHint}
            rows={14}
            maxLength={100_000}
            value={draft.description}
            onChange={({ target }) => editor.change({ description: target.value })}
          />
        </FormSection>
        <CriteriaSection />
        <SaveBar editor={editor} />
      </form>
    </JobFormContext>
  );
}
