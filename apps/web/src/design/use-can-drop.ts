/** Whether files can be dragged onto the page, which fingers cannot do. */
import { useMedia } from "./use-media.ts";

export function useCanDrop(): boolean {
  return useMedia("(any-pointer: fine)");
}
