/**
 * No test may reach the network: the product promises to work without one. Anything but loopback
 * and unix sockets fails at once, with the address in the message.
 *
 * Properties are tried on the same examples each time: what is submitted must not fail by chance for
 * what it did not touch. `FAST_CHECK_SEED=random` throws the dice, as `npm run test:faults` does.
 *
 * Threads and processes that tests start load thousands of modules: they are compiled once for all.
 */
import { enableCompileCache } from "node:module";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";

process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "bole-compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const seed = process.env.FAST_CHECK_SEED ?? "20261115";
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;
const connect = Socket.prototype.connect;

function hostOf(args: readonly unknown[]): unknown {
  const [first, second] = args.flat();
  if (typeof first === "object" && first !== null) return "host" in first ? first.host : undefined;
  return typeof first === "number" && typeof second === "string" ? second : undefined;
}

Socket.prototype.connect = function guarded(this: Socket, ...args: Parameters<typeof connect>) {
  const host = hostOf(args);
  if (typeof host === "string" && !LOOPBACK.test(host)) {
    throw new Error(`A test tried to reach ${host}; tests may only talk to loopback.`);
  }
  return connect.apply(this, args);
} as typeof connect;
