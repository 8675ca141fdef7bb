import type { Json } from "../../../json/json.ts";

/** What can be changed before it is approved. */
export interface EditableProps {
  readonly isOpen: boolean;
  readonly onEdit: (change: Readonly<Record<string, Json>>) => void;
}
