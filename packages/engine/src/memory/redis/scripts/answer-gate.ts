import { RedisScript } from "../script.ts";
import { GATE_CHANGES } from "./gate-changes.ts";

/**
 * Answers a gate that is pending: 1, or 0 where it is not.
 *
 * KEYS: 1 the run, 2 its gates, 3 the tenant's open gates, 4 gates with a time, 5 runs with answers.
 * ARGV: 1 tenant, 2 token, 3 the run's ref, 4 the gate's id, 5 the answer.
 */
export const answerGate = new RedisScript(`${GATE_CHANGES}
local id, ref = ARGV[4], ARGV[3]
local run = redis.call('HMGET', KEYS[1], 'tenant', 'status')
if run[1] ~= ARGV[1] then return 0 end
local gate = redis.call('HMGET', KEYS[2], 'status:' .. id, 'answer-token:' .. id, 'seen:' .. id)
if gate[2] == ARGV[2] then return 1 end
if gate[1] ~= 'pending' then return 0 end
redis.call('HSET', KEYS[2], 'answer:' .. id, ARGV[5], 'answer-token:' .. id, ARGV[2])
close_gate(KEYS[2], KEYS[3], KEYS[4], ref, id, 'answered')
if gate[3] ~= '1' then redis.call('HINCRBY', KEYS[2], 'unseen', 1) end
note_answers(KEYS[2], KEYS[5], ref, run[2] == 'running' or run[2] == 'waiting')
return 1
`);
