/** A line at the top of the window from the moment that something is pressed until it is done. */
import { useIsMutating } from "@tanstack/react-query";

export function WorkingBar() {
  if (useIsMutating() === 0) return null;
  return (
    <div aria-hidden data-testid="working" className="fixed inset-x-0 top-0 z-60 h-0.5">
      <div className="working-bar h-full bg-accent" />
    </div>
  );
}
