import { RedisScript } from "../script.ts";

/**
 * A new version of a file, unless the last one says the same; gives the entry.
 *
 * KEYS: 1 the newest entry, 2 all entries, 3 all contents, 4 the tenant's paths.
 * ARGV: 1 path, 2 when, 3 content, 4 the rest of the entry: JSON without its first brace. An entry
 * ends with that rest, so two of them can be compared as texts.
 */
export const putFile = new RedisScript(`
local last = redis.call('GET', KEYS[1])
if last and string.sub(last, -string.len(ARGV[4])) == ARGV[4] then return last end
local ver = redis.call('HLEN', KEYS[2]) + 1
local entry = '{"ver":' .. ver .. ',"created_at":"' .. ARGV[2] .. '",' .. ARGV[4]
redis.call('SET', KEYS[1], entry)
redis.call('HSET', KEYS[2], ver, entry)
redis.call('HSET', KEYS[3], ver, ARGV[3])
redis.call('ZADD', KEYS[4], 0, ARGV[1])
return entry
`);
