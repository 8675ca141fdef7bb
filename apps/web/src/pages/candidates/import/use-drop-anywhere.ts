/** Files may be dropped anywhere on the page; whether something hovers over it is said meanwhile. */
import { useEffect, useState } from "react";
import { droppedFiles } from "./dropped-files.ts";

export function useDropAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    /** Entering a child comes before leaving its parent, so that it never seems to have left. */
    let depth = 0;
    const carriesFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") === true && !isDialogOpen();
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    // Without this the browser would open the file instead.
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void droppedFiles(event.dataTransfer).then(onFiles);
    };
    addEventListener("dragenter", enter);
    addEventListener("dragleave", leave);
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, [onFiles]);
  return isOver;
}

const isDialogOpen = () => document.querySelector("[role=dialog]") !== null;
