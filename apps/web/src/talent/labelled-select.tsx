/** A select with its name above it, as fields of a form have. */
import { type Option, Select } from "../design/select.tsx";

export function LabelledSelect<T extends string>({
  label,
  value,
  options,
  onChange,
  className = "",
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
}) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      {/* The select itself is called so, too. */}
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <Select label={label} value={value} options={options} onChange={onChange} />
    </div>
  );
}
