import { RedisScript } from "../script.ts";

/** KEYS: 1 the signals of a name, 2 the position counter. ARGV: 1 epoch milliseconds, 2 text. */
export const appendSignal = new RedisScript(`
local number = string.format('%016d', redis.call('INCR', KEYS[2]))
return redis.call('ZADD', KEYS[1], ARGV[1], number .. ' ' .. ARGV[2])
`);
