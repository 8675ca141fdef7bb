/**
 * A drawn page. It is shown as an image, in which no script, style or address could have any effect,
 * and the one before stays in view until the next is there.
 */
import { useLayoutEffect, useState } from "react";
import { flattenPage } from "./flatten-page.ts";

export function PageImage({ svg, label }: { readonly svg: string; readonly label: string }) {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([flattenPage(svg)], { type: "image/svg+xml" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <img
      alt={label}
      src={address}
      draggable={false}
      decoding="sync"
      className="absolute inset-0 size-full select-none"
    />
  );
}
