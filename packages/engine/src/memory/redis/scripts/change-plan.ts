import { RedisScript } from "../script.ts";

/**
 * The next version is decided where it is written. KEYS: 1 the plan, 2 its versions, 3 its audit,
 * 4 the tenant's plans, 5 the position counter. Texts are JSON objects without their first brace:
 * the script adds what only it knows.
 */

/** Gives the new version. ARGV: 1 token, 2 the plan's id, 3 the plan, 4 the line of the audit. */
export const putPlan = new RedisScript(`
local last = redis.call('HMGET', KEYS[2], 'token', 'ver')
if last[1] == ARGV[1] then return last[2] end
local action = redis.call('EXISTS', KEYS[1]) == 1 and 'changed' or 'created'
local ver = (tonumber(last[2]) or 0) + 1
local plan = '{"ver":' .. ver .. ',' .. ARGV[3]
redis.call('SET', KEYS[1], plan)
redis.call('HSET', KEYS[2], 'token', ARGV[1], 'ver', ver, ver, plan)
redis.call('RPUSH', KEYS[3], '{"ver":' .. ver .. ',"action":"' .. action .. '",' .. ARGV[4])
redis.call('ZADD', KEYS[4], redis.call('INCR', KEYS[5]), ARGV[2])
return tostring(ver)
`);

/** 1, or 0 where there is none; the versions stay, and so does their count. ARGV: 1 token, 2 id, 3 audit. */
export const deletePlan = new RedisScript(`
local last = redis.call('HMGET', KEYS[2], 'token', 'ver')
if last[1] == ARGV[1] then return 1 end
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RPUSH', KEYS[3], '{"ver":' .. last[2] .. ',"action":"deleted",' .. ARGV[3])
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[2], 'token', ARGV[1])
redis.call('ZREM', KEYS[4], ARGV[2])
return 1
`);
