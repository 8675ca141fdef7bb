import { RedisScript } from "../script.ts";

/** Compare and set, so that two processes never both get a run. KEYS: 1 the run, 2 all claims. */

/** ARGV: 1 tenant, 2 the run's ref, 3 owner, 4 now, 5 until. */
export const claimRun = new RedisScript(`
local run = redis.call('HMGET', KEYS[1], 'tenant', 'owner', 'lease_until')
if run[1] ~= ARGV[1] then return 0 end
if run[2] and run[2] ~= ARGV[3] and tonumber(run[3]) > tonumber(ARGV[4]) then return 0 end
if run[2] and run[2] ~= ARGV[3] then redis.call('HINCRBY', KEYS[1], 'crashes', 1) end
redis.call('HSET', KEYS[1], 'owner', ARGV[3], 'lease_until', ARGV[5])
redis.call('SADD', KEYS[2], ARGV[2])
return 1
`);

/** ARGV: 1 tenant, 2 the run's ref, 3 owner. */
export const releaseRun = new RedisScript(`
local run = redis.call('HMGET', KEYS[1], 'tenant', 'owner')
if run[1] ~= ARGV[1] or run[2] ~= ARGV[3] then return 0 end
redis.call('HDEL', KEYS[1], 'owner', 'lease_until', 'crashes')
redis.call('SREM', KEYS[2], ARGV[2])
return 1
`);
