/** A photograph for the page: made small in the browser, and kept with the résumé. */
import { useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { notify } from "../../../design/notify.ts";
import { useText } from "../../../i18n/text.ts";
import { lookText } from "../text/look-text.ts";

/** Pixels: three to four, as on identity cards; sharp in print at its size. */
const WIDTH = 360;
const HEIGHT = 480;

export function PhotoChoice({
  value,
  onChoose,
}: {
  /** Empty for none. */
  readonly value: string;
  readonly onChoose: (photo: string) => void;
}) {
  const t = useText(lookText);
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChoose(await madeSmall(file));
    } catch {
      void notify("error", t.photoFailed);
    }
  };
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{t.photo}</p>
      <Button onClick={() => (value === "" ? picker.current?.click() : onChoose(""))}>
        {value === "" ? t.photoAdd : t.photoRemove}
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={t.photoAdd}
        accept="image/jpeg,image/png"
        className="hidden"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
    </div>
  );
}

/** Its middle, as much of it as has the right shape. */
async function madeSmall(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas
    .getContext("2d")
    ?.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  return canvas.toDataURL("image/jpeg", 0.85);
}
