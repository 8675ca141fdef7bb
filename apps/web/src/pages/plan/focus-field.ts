/** Puts the focus into the field of the form that an issue is about, or the nearest around it. */
import { formatPath, type JsonPath } from "../../json/json-path.ts";

export function focusField(form: HTMLElement, path: JsonPath): void {
  for (let length = path.length; length > 0; length--) {
    const name = formatPath(path.slice(0, length));
    const field = form.querySelector<HTMLElement>(`[data-field=${CSS.escape(name)}]`);
    if (field === null) continue;
    for (let at = field.parentElement; at !== null; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    const control = field.querySelector<HTMLElement>("input, textarea, select, button");
    (control ?? field).focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
    return;
  }
}
