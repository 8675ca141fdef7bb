/**
 * Whoever was just moved to the interview stage can be booked from the toast that says so. The row or card that
 * was acted on may be gone by then, so the page around it renders `OfferedBooking`.
 */
import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ApplicationChoice } from "./book-dialog.tsx";

const BookDialog = lazy(() => import("./book-dialog.tsx"));

interface Offer {
  readonly name: string;
  readonly application: ApplicationChoice;
}

let taken: Offer | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function openBooking(offer: Offer | null): void {
  taken = offer;
  for (const listener of listeners) listener();
}

export function OfferedBooking() {
  const offer = useSyncExternalStore(subscribe, () => taken);
  if (offer === null) return null;
  return (
    <Suspense>
      <BookDialog
        name={offer.name}
        applications={[offer.application]}
        onClose={() => openBooking(null)}
      />
    </Suspense>
  );
}
