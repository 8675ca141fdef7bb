/**
 * The title of the browser's tab. The page gives its name, the shell how many things wait for the
 * reader; they come at different times, so neither may write the title by itself.
 */
let name = "";
let waiting = 0;

export function setPageName(next: string): void {
  name = next;
  write();
}

export function setWaitingCount(next: number): void {
  waiting = next;
  write();
}

function write(): void {
  if (name === "") return;
  document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} · Bole 伯乐`;
}
