/** Short news about what was just done; it goes away by itself. */
import { Toaster as Sonner } from "sonner";

export default function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      style={{ fontFamily: "var(--font-sans)" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3 text-base text-ink shadow-float",
          title: "font-medium",
          description: "text-sm text-ink-2",
          success: "[&_svg]:text-ok-ink",
          error: "[&_svg]:text-danger-ink",
          // Sonner's name for the second button.
          cancelButton:
            "ml-auto h-8 shrink-0 rounded-md bg-accent px-2.5 text-sm font-medium text-on-accent hover:bg-accent-hover [&+button]:ml-0",
          actionButton:
            "ml-auto h-8 shrink-0 rounded-md border border-line px-2.5 text-sm font-medium hover:bg-hover",
        },
      }}
    />
  );
}
