import { writeFileSync } from "node:fs";
import { ERROR_CATALOGUE } from "../http/error-catalogue.ts";
import { renderErrorPage } from "./error-page.ts";

writeFileSync(
  new URL("../../../../docs/errors.md", import.meta.url),
  renderErrorPage(ERROR_CATALOGUE),
);
