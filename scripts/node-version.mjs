/**
 * Makes sure that what follows runs on Node 24. `npm` puts the pinned `node` package first on the
 * PATH, but `--ignore-scripts` leaves it without a binary and then the system's Node runs instead.
 */
const REQUIRED = 24;

export function requireNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= REQUIRED) return;
  console.error(
    `Bole needs Node ${REQUIRED}, and this is Node ${process.versions.node}. ` +
      'Run "npm install" without --ignore-scripts: it brings the right Node by itself.',
  );
  process.exit(1);
}
