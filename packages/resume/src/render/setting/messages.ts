/** What the renderer and its process say to each other. */
import type { SettingOrder } from "../typst/order.ts";
import type { SetPages, SetPdf } from "./page-setter.ts";

export interface ToSetter {
  readonly id: number;
  readonly kind: "pdf" | "pages";
  readonly order: SettingOrder;
  readonly texts: readonly string[];
}

export type FromSetter = {
  readonly id: number;
  /** It has grown large, and should not be given another. */
  readonly isLast: boolean;
} & (
  | { readonly kind: "pdf"; readonly set: SetPdf }
  | { readonly kind: "pages"; readonly set: SetPages }
  | { readonly kind: "failed"; readonly fault: string }
);
