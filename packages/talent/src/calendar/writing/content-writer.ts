/** Lines of iCalendar as they are sent: escaped, folded, ended by CRLF. */

const MOST_OCTETS = 75;

/** A text value; a break of lines in it would else begin a line of its own. */
export function escapeText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(CONTROLS, "");
}

/** In quotes; there is no way to write a quote or a break of lines inside of one. */
export function quoteParameter(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, " ").replaceAll(CONTROLS, "")}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be written.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** No line has more than 75 octets, and none is cut inside of a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      folded.push(part);
      // A line that goes on begins with a blank.
      [part, octets] = [" ", 1];
    }
    part += character;
    octets += size;
  }
  return [...folded, part].join("\r\n");
}
