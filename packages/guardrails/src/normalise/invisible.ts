/** Characters that a person does not see and a model reads. */

/** Zero-width, joiners, direction marks, soft hyphen, variation selectors, fillers. */
export function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0x034f ||
    code === 0x061c ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x180e ||
    code === 0x3164 ||
    code === 0xffa0 ||
    (code >= 0x1bca0 && code <= 0x1bca3) ||
    (code >= 0xe0000 && code <= 0xe0fff)
  );
}

/** Tag characters spell ASCII that no font draws. */
export function tagCharacter(code: number): number | undefined {
  return code >= 0xe0020 && code <= 0xe007e ? code - 0xe0000 : undefined;
}
