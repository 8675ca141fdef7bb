import { engineErrors } from "../errors.ts";

/** Long enough for any honest path, short enough for a key. */
const LONGEST = 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * The one spelling of a path: absolute, without empty, `.` or `..` segments, in Unicode's composed
 * form. Every backend asks here, so that no path means two files and none leaves its tenant.
 */
export function vfsPath(path: string): string {
  const flaw = flawOf(path);
  if (flaw === null) return path.normalize("NFC");
  throw engineErrors.error("vfs-path-invalid", `The path ${JSON.stringify(path)} ${flaw}.`);
}

/** A folder to list: as a path, but `/` is everything and a slash at the end is allowed. */
export function vfsPrefix(prefix: string): string {
  return prefix === "/" ? "" : vfsPath(prefix.replace(/\/$/, ""));
}

function flawOf(path: string): string | null {
  if (!path.startsWith("/")) return "does not begin with a slash";
  if (path.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!path.isWellFormed()) return "is not valid Unicode";
  if (FORBIDDEN.test(path)) return "has a backslash or a control character";
  const segments = path.slice(1).split("/");
  if (segments.includes("")) return "has an empty segment";
  if (segments.some((segment) => segment === "." || segment === "..")) return "has a dot segment";
  return null;
}
