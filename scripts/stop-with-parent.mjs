/**
 * npm runs a script through a shell, and a shell that is told to stop does not tell its child. So
 * whoever sends SIGTERM to `npm run dev` would leave both servers behind. It is noticed here, by the
 * parent being another one, and answered by the signal that did not arrive.
 */
const LOOK_EVERY_MS = 250;

export function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  timer.unref();
}
