/** Says in passing how something went. The toasts are a chunk of their own, off the first load. */
export async function notify(kind: "success" | "error", message: string): Promise<void> {
  const { toast } = await import("sonner");
  toast[kind](message);
}
