/** Files as people have them. */
export const RESUME_TEXT = `# Ada Example\n\nada@example.com · +44 7700 900123 · London\n\n## Experience\n\n**Engineer**, Northwind, 2019 – 2025\n- Built services in Go.\n`;

/** Without a phone number: who has the same is taken for the same person. */
export const RESUME_OF = (name: string, mail: string) =>
  RESUME_TEXT.replace("Ada Example", name)
    .replace("ada@example.com", mail)
    .replace(" · +44 7700 900123", "");

export const CALENDAR_TEXT =
  "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\nEND:VCALENDAR\r\n";

export const fileForm =
  (name: string, text: string, field = "files") =>
  (): FormData => {
    const form = new FormData();
    form.append(field, new File([text], name, { type: "text/markdown" }));
    return form;
  };
