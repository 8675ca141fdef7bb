/** The middle of a picture, small enough to be sent with every list of people. */

const EDGE = 96;

/** Throws for a file that is no picture. */
export async function cutPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = EDGE;
  canvas.height = EDGE;
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, EDGE, EDGE);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.85);
}
