/** docs/errors.md, made from the error tables so that it cannot be wrong about them. */
import type { CatalogueEntry } from "../http/error-catalogue.ts";

export function renderErrorPage(catalogue: readonly CatalogueEntry[]): string {
  const rows = catalogue.map(
    ({ code, status, origin, title, remedy }) =>
      `| \`${code}\` | ${status} | ${origin} | ${title} | ${remedy} |`,
  );
  return `# Errors

Every error of Bole has a stable code. Over HTTP it is answered as an RFC 9457 problem
(\`application/problem+json\`) whose \`code\` is one of these and whose \`detail\` says what happened
this time; on the command line the same sentence is printed. Made by
\`node apps/server/src/docs/write-error-page.ts\`; a test fails when it is out of date.

| code | status | package | what it means | what to do |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
