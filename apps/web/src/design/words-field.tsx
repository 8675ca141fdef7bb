/** Words to look for, told once the typing pauses; the address may change them, too. */
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { Field } from "./field.tsx";

/** Long enough to finish a word, short enough to feel at once. */
const TYPING_MS = 250;

export function WordsField({
  label,
  placeholder,
  value,
  wide,
  onChange,
}: {
  readonly label: string;
  readonly placeholder: string;
  /** For a whole sentence. */
  readonly wide?: boolean;
  readonly value: string;
  readonly onChange: (words: string) => void;
}) {
  const [words, setWords] = useState(value);
  /** What the address has; something else there did not come from typing. */
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => {
    if (words === known.current) return;
    const timer = setTimeout(() => {
      known.current = words;
      onChange(words);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, onChange]);
  return (
    <Field
      className={cx("min-w-0 flex-1 max-md:basis-full", !wide && "md:max-w-80")}
      label={label}
      labelHidden
      type="search"
      icon={<Search aria-hidden />}
      placeholder={placeholder}
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
  );
}
