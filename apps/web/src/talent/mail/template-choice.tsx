/** One of the mail templates, to begin with. Those for the same purpose and in the reader's language first. */
import type { MailTemplate } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "../../api/mail-templates.ts";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { LabelledSelect } from "../labelled-select.tsx";
import { mailText } from "./mail-text.ts";

const NONE = "-";

export function TemplateChoice({
  value,
  onPick,
}: {
  readonly value: string | null;
  readonly onPick: (template: MailTemplate) => void;
}) {
  const { compose: t, purposes } = useText(mailText);
  const language = useLanguage();
  const { data } = useQuery(templatesQuery);
  const templates = (data?.items ?? []).toSorted(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  if (templates.length === 0) return null;
  return (
    <LabelledSelect
      label={t.template}
      value={templates.find(({ id }) => id === value)?.id ?? NONE}
      options={[
        { value: NONE, label: t.noTemplate },
        ...templates.map(({ id, name, about }) => ({
          value: id,
          label: name === purposes[about] ? name : `${name} · ${purposes[about]}`,
        })),
      ]}
      onChange={(id) => {
        const template = templates.find((one) => one.id === id);
        if (template !== undefined) onPick(template);
      }}
    />
  );
}
