/** Whether form and text have room side by side. */
import { useMedia } from "../../design/use-media.ts";

export const useRoomForBoth = () => useMedia("(min-width: 80rem)");
