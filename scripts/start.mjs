/** `npm start`: the page, then the server in this very process, so that signals reach it. */
import { requireNode } from "./node-version.mjs";
import { ensurePage } from "./page.mjs";

requireNode();
if (!ensurePage()) {
  console.error('The page could not be built; the messages above say why. "npm install" first?');
  process.exit(1);
}
process.argv.splice(2, 0, "serve");
await import("../apps/server/bin/bole.mjs");
