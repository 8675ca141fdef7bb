/** A value of the selected step, with its name and its issues. */
import { useText } from "../../../i18n/text.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { valueAt } from "../../../json/json-path.ts";
import { scanJson } from "../../../json/scan-json.ts";
import { lineAndColumn } from "../../../json/text-lines.ts";
import { useEditor } from "../editor-context.ts";
import { formText } from "../text/form-text.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useStepValue, ValueControl, type ValueInput } from "./value-control.tsx";

export function ValueField({
  path,
  label,
  input,
  isCode,
  type,
  required,
  hint,
  placeholder,
  isLiteral,
  aside,
  className,
}: {
  readonly path: JsonPath;
  readonly label: string;
  readonly input: ValueInput;
  readonly isCode?: boolean;
  readonly type?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string | undefined;
  /** The compiler needs it before anything runs: no placeholder can stand here. */
  readonly isLiteral?: boolean;
  readonly aside?: React.ReactNode;
  readonly className?: string;
}) {
  const t = useText(formText);
  const { plan } = useEditor();
  const draft = useStepValue(path, valueAt(plan, path), input);
  const scan = draft.isReadable ? null : scanJson(draft.text);
  const place = scan !== null && !scan.ok ? lineAndColumn(draft.text, scan.at) : null;
  return (
    <FieldFrame
      path={path}
      label={label}
      aside={aside}
      flaw={place === null ? undefined : t.notJson(place.line, place.column)}
      {...(isCode !== undefined && { isCode })}
      {...(type !== undefined && { type })}
      {...(required !== undefined && { required })}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <ValueControl
          label={label}
          path={path}
          input={input}
          draft={draft}
          placeholder={placeholder}
          isLiteral={isLiteral === true}
          control={control}
        />
      )}
    </FieldFrame>
  );
}
