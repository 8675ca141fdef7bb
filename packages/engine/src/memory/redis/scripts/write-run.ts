import { RedisScript } from "../script.ts";
import { GATE_CHANGES } from "./gate-changes.ts";
import { LOG } from "./log.ts";

/**
 * Creates a run, or commits what is more than journal and events.
 *
 * KEYS: 1–3 as `LOG` says, 4 the run's gates, 5 the tenant's open gates, 6 the tenant's runs by
 * gate, 7 gates with a time, 8 the position counter, 9 the tenant's threads, 10 runs that run,
 * 11 runs with answers, 12 runs with a time, 13 finished runs, 14–18 the tenant's runs that are
 * running, waiting, completed, failed, cancelled, 19 runs that are held.
 * ARGV after those of `LOG`: the run's id, its ref, "create" or "commit", until when it is kept if
 * it has ended (or nothing); then four lists, each behind the number of its entries: fields of the
 * run (name, value), opened gates (id, text, status, answer, seen, what its member begins with,
 * what it ends with, until), ids of gates that were seen, ids of gates to withdraw.
 */
export const writeRun = new RedisScript(`${LOG}${GATE_CHANGES}
local at = first_event + 2 * events
local function take() at = at + 1; return ARGV[at] end
local run_id, ref, create, keep_until = take(), take(), take() == 'create', take()

local fields, new = {}, {}
for i = 1, tonumber(take()) do
  local name, value = take(), take()
  new[name] = value
  fields[#fields + 1] = name
  fields[#fields + 1] = value
end

local old = redis.call('HMGET', KEYS[1],
  'tenant', 'last_commit', 'status', 'thread', 'wake_at', 'position', 'last_seq', 'hold')
if old[2] == token then return 'done' end
if create and old[1] then return 'taken' end
if not create and old[1] ~= tenant then return 'unknown' end
local status, thread = new.status or old[3], new.thread or old[4]
local unfinished = status == 'running' or status == 'waiting'
local holder = redis.call('HGET', KEYS[9], thread)
if unfinished and holder and holder ~= run_id then
  return create and 'busy ' .. holder or 'conflict'
end
if journalled() or not goes_on(old[7]) then return 'conflict' end
append()

local position = old[6] or redis.call('INCR', KEYS[8])
redis.call('HSET', KEYS[1], 'position', position, unpack(fields))
if status ~= old[3] then
  local of_status = { running = KEYS[14], waiting = KEYS[15],
    completed = KEYS[16], failed = KEYS[17], cancelled = KEYS[18] }
  if old[3] then redis.call('ZREM', of_status[old[3]], run_id) end
  redis.call('ZADD', of_status[status], position, run_id)
end
if unfinished then
  redis.call('HSET', KEYS[9], thread, run_id)
  redis.call('ZREM', KEYS[13], ref)
else
  if holder == run_id then redis.call('HDEL', KEYS[9], thread) end
  if keep_until ~= '' then redis.call('ZADD', KEYS[13], 'NX', keep_until, ref) end
end
redis.call(status == 'running' and 'SADD' or 'SREM', KEYS[10], ref)
local wake_at = new.wake_at or old[5]
if status == 'waiting' and wake_at and wake_at ~= '' then
  redis.call('ZADD', KEYS[12], wake_at, ref)
else
  redis.call('ZREM', KEYS[12], ref)
end

local hold = new.hold or old[8]
if status == 'waiting' and hold and hold ~= '' then
  redis.call('ZADD', KEYS[19], position, ref)
else
  redis.call('ZREM', KEYS[19], ref)
end

for i = 1, tonumber(take()) do
  local id, text, state, answer = take(), take(), take(), take()
  local seen, member_head, member_tail, time = take(), take(), take(), take()
  -- A run that is taken up again comes to the same gate: it may have been answered meanwhile.
  if redis.call('HSETNX', KEYS[6], id, run_id) == 1 then
    local number = string.format('%016d', redis.call('INCR', KEYS[8]))
    local member = member_head .. ':' .. number .. ':' .. member_tail
    redis.call('HSET', KEYS[4], 'gate:' .. id, number .. ' ' .. text, 'status:' .. id, state,
      'answer:' .. id, answer, 'seen:' .. id, seen, 'open:' .. id, member)
    if state == 'answered' and seen ~= '1' then redis.call('HINCRBY', KEYS[4], 'unseen', 1) end
    if state == 'pending' then
      redis.call('ZADD', KEYS[5], 0, member)
      if time ~= '' then redis.call('ZADD', KEYS[7], time, ref .. ':' .. id) end
    end
  end
end
for i = 1, tonumber(take()) do
  local id = take()
  local gate = redis.call('HMGET', KEYS[4], 'status:' .. id, 'seen:' .. id)
  if gate[1] and gate[2] ~= '1' then
    redis.call('HSET', KEYS[4], 'seen:' .. id, '1')
    if gate[1] == 'answered' then redis.call('HINCRBY', KEYS[4], 'unseen', -1) end
  end
end
for i = 1, tonumber(take()) do
  local id = take()
  if redis.call('HGET', KEYS[4], 'status:' .. id) == 'pending' then
    close_gate(KEYS[4], KEYS[5], KEYS[7], ref, id, 'withdrawn')
  end
end
note_answers(KEYS[4], KEYS[11], ref, unfinished)
tell()
return 'done'
`);
