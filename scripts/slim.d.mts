export function superfluous(
  root: string,
  machine?: { readonly platform: string; readonly arch: string; readonly hasNative: boolean },
): string[];
