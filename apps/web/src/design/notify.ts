/** Says in passing how something went. The toasts are a chunk of their own, off the first load. */
export async function notify(
  kind: "success" | "error",
  message: string,
  action?: NotifyAction,
): Promise<void> {
  const { toast } = await import("sonner");
  if (action === undefined) toast[kind](message);
  else {
    const { label, onClick, forMs } = action;
    toast[kind](message, { action: { label, onClick }, duration: forMs });
  }
}

export interface NotifyAction {
  readonly label: string;
  readonly onClick: () => void;
  /** As long as it can be done. */
  readonly forMs: number;
}

/** What was just done, with the way back: long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

export async function notifyWithUndo(
  message: string,
  undo: string,
  onUndo: () => void,
  /** What one may want to do next. */
  next?: Omit<NotifyAction, "forMs">,
): Promise<void> {
  const { toast } = await import("sonner");
  toast.success(message, {
    duration: UNDO_MS,
    action: { label: undo, onClick: onUndo },
    ...(next !== undefined && { cancel: next }),
  });
}
