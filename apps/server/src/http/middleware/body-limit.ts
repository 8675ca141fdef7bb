/** Refuses a body that is too large, whether it says so in advance or not. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { serverErrors } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";

export function bodyLimit(maxBytes: number): MiddlewareHandler<AppEnv> {
  return honoBodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw serverErrors.error("body-too-large", {
        detail: `The body is larger than ${maxBytes / 1_024} kB.`,
        data: { max_bytes: maxBytes },
      });
    },
  });
}
