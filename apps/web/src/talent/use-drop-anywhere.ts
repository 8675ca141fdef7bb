/** Files may be dropped anywhere on the page; whether something hovers over it is said meanwhile. */
import { useEffect, useRef, useState } from "react";
import { droppedFiles } from "./dropped-files.ts";

export function useDropAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    /** Entering a child comes before leaving its parent, so that it never seems to have left. */
    let depth = 0;
    const carriesFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") === true;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(!isDialogOpen());
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    // Without this the browser would leave the page and open the file instead.
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      if (!isDialogOpen())
        void droppedFiles(event.dataTransfer).then((files) => take.current(files));
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
  }, []);
  return isOver;
}

const isDialogOpen = () => document.querySelector("[role=dialog]") !== null;
