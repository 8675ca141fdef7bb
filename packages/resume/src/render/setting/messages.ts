/** What the renderer and its process say to each other. */
import type { SettingOrder } from "../typst/order.ts";
import type { SetPages, SetPdf } from "./page-setter.ts";

export interface ToSetter {
  readonly id: number;
  readonly kind: "pdf" | "pages";
  readonly order: SettingOrder;
  readonly texts: readonly string[];
}

export type FromSetter =
  | { readonly id: number; readonly kind: "pdf"; readonly set: SetPdf }
  | { readonly id: number; readonly kind: "pages"; readonly set: SetPages }
  | { readonly id: number; readonly kind: "failed"; readonly fault: string };
