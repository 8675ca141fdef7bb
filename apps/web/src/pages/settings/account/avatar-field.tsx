import { useId, useState } from "react";
import { Avatar } from "../../../account/avatar.tsx";
import { Button, buttonClass } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { accountPageText } from "./account-page-text.ts";
import { cutPicture } from "./cut-picture.ts";

export function AvatarField({
  name,
  picture,
  onChange,
}: {
  readonly name: string;
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}) {
  const t = useText(accountPageText);
  const id = useId();
  const [isBad, setBad] = useState(false);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await cutPicture(file));
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{t.avatar}</span>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} picture={picture} className="size-14" />
        <label
          htmlFor={id}
          className={cx(
            buttonClass("secondary", "sm"),
            "cursor-pointer focus-within:outline-2 focus-within:outline-focus",
          )}
        >
          {t.avatarChoose}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        {picture !== null && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t.avatarRemove}
          </Button>
        )}
      </div>
      {isBad && (
        <p role="alert" className="text-sm text-danger-ink">
          {t.avatarBad}
        </p>
      )}
    </div>
  );
}
