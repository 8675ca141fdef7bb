/** Says in passing how something went. The toasts are a chunk of their own, off the first load. */
export async function notify(kind: "success" | "error", message: string): Promise<void> {
  const { toast } = await import("sonner");
  toast[kind](message);
}

/** What was just done, with the way back: long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

export async function notifyWithUndo(
  message: string,
  undo: string,
  onUndo: () => void,
): Promise<void> {
  const { toast } = await import("sonner");
  toast.success(message, { duration: UNDO_MS, action: { label: undo, onClick: onUndo } });
}
