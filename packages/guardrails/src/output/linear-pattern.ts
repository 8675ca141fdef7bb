/**
 * Regular expressions that a caller brings along, on RE2: they take linear time on any text. What RE2
 * does not know, look-around and back-references, is refused.
 */
import { baseErrors } from "@bole/base";
import { RE2JS, RE2JSSyntaxException } from "re2js";

export interface LinearPattern {
  test(text: string): boolean;
}

export function linearPattern(source: string): LinearPattern {
  try {
    const pattern = RE2JS.compile(source);
    return { test: (text) => pattern.matcher(text).find() };
  } catch (cause) {
    if (!(cause instanceof RE2JSSyntaxException)) throw cause;
    throw baseErrors.error("pattern-unsupported", {
      detail: `The pattern ${JSON.stringify(source.slice(0, 200))} cannot be used: ${cause.message}`,
      cause,
    });
  }
}
