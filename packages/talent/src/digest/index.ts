export { digestFile } from "./digest-file.ts";
export { createDigestPool, type DigestPoolOptions, type OpenDigestPool } from "./digest-pool.ts";
