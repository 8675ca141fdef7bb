import { writeFileSync } from "node:fs";
import { renderPermissionsPage } from "./permissions-page.ts";

writeFileSync(new URL("../../../../docs/permissions.md", import.meta.url), renderPermissionsPage());
