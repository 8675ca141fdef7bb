/** A line at the top of the window from the moment that something is pressed until it is done, or the next page is there. */
import { useIsMutating } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";

export function WorkingBar() {
  const isMoving = useRouterState({ select: ({ status }) => status === "pending" });
  const isChanging = useIsMutating() > 0;
  if (!isMoving && !isChanging) return null;
  return (
    <div aria-hidden data-testid="working" className="fixed inset-x-0 top-0 z-60 h-0.5">
      <div className="working-bar h-full bg-accent" />
    </div>
  );
}
