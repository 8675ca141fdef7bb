/** An occupation's English name within a sentence: "an accountant", "a QA engineer". */
export function an(name: string): string {
  const inner = lowered(name);
  return `${/^(?:[aeio]|u(?![sn]i|se)|[FHLMNRSX](?=[A-Z])|I(?=[A-Z])|E(?=[A-Z])|A(?=[A-Z]))/.test(inner) ? "an" : "a"} ${inner}`;
}

/** Abbreviations keep their capitals. */
export const lowered = (name: string): string =>
  /^[A-Z][a-z-]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
