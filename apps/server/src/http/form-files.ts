/** The files of a multipart form, all in one field. */
import type { HonoRequest } from "hono";
import { serverErrors } from "../errors.ts";

export interface FormField {
  readonly name: string;
  readonly most: number;
}

/** What `filesOf` can throw; a route that uses it lists these. */
export const FORM_ERRORS = [
  "invalid-request",
  "unsupported-content-type",
  "body-too-large",
  "foreign-origin",
] as const;

export async function filesOf(
  request: Pick<HonoRequest, "header" | "formData">,
  { name, most }: FormField,
): Promise<File[]> {
  const type = request.header("Content-Type");
  if (type === undefined || !/^multipart\/form-data\b/i.test(type)) {
    throw serverErrors.error("unsupported-content-type", {
      detail: `Files come as multipart/form-data, not ${type === undefined ? "as something unnamed" : `"${type}"`}.`,
    });
  }
  const form = await request.formData().catch((cause: unknown) => {
    throw serverErrors.error("invalid-request", { detail: "The form is cut off.", cause });
  });
  const strange = [...form.keys()].find((key) => key !== name);
  if (strange !== undefined) {
    throw wrongForm(strange, `is no field of this form; use \`${name}\``);
  }
  const given = form.getAll(name);
  const files = given.filter((entry) => typeof entry !== "string");
  const many = most === 1 ? "one file" : `${most} files`;
  if (files.length < given.length) throw wrongForm(name, "must be files, not texts");
  if (files.length === 0) throw wrongForm(name, "must be at least one file");
  if (files.length > most) throw wrongForm(name, `must be ${many} at most`);
  return files;
}

function wrongForm(path: string, message: string) {
  const detail = `The form has a mistake: ${path} ${message}.`;
  return serverErrors.error("invalid-request", { detail, issues: [{ path, message }] });
}
