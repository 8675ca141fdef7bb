/** A number that may be left out: an empty field is null. */
import { Field } from "../design/field.tsx";

export function NumberField({
  label,
  labelHidden,
  value,
  onChange,
  max,
  error,
  className,
}: {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly max?: number;
  readonly error?: string | undefined;
  readonly className?: string;
}) {
  return (
    <Field
      {...(className !== undefined && { className })}
      label={label}
      {...(labelHidden && { labelHidden })}
      type="number"
      inputMode="decimal"
      min={0}
      {...(max !== undefined && { max })}
      step="any"
      value={value ?? ""}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
      {...(error !== undefined && { error })}
    />
  );
}
