/** Hands a drawing to the reader as a file. */
export function downloadSvg(svg: string, name: string): void {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(address);
}
