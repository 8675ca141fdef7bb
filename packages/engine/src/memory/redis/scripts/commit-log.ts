import { RedisScript } from "../script.ts";
import { LOG } from "./log.ts";

/** A commit of nothing but journal and events: nearly all of them. KEYS and ARGV as `LOG` says. */
export const commitLog = new RedisScript(`${LOG}
local run = redis.call('HMGET', KEYS[1], 'tenant', 'last_commit')
if run[1] ~= tenant then return 'unknown' end
if run[2] == token then return 'done' end
if journalled() then return 'conflict' end
local refused = append()
if refused then return refused end
redis.call('HSET', KEYS[1], 'last_commit', token)
tell()
return 'done'
`);
