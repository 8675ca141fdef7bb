import { RedisScript } from "../script.ts";
import { LOG } from "./log.ts";

/** A commit of nothing but journal and events: nearly all of them. KEYS and ARGV as `LOG` says. */
export const commitLog = new RedisScript(`${LOG}
local run = redis.call('HMGET', KEYS[1], 'tenant', 'last_commit', 'last_seq')
if run[1] ~= tenant then return 'unknown' end
if run[2] == token then return 'done' end
if journalled() or not goes_on(run[3]) then return 'conflict' end
append()
tell()
return 'done'
`);
