/**
 * What happens to gates. A run's gates are one hash: for each of them `gate:id` is the gate as it
 * was opened (behind its position), and `status:id`, `answer:id`, `seen:id`, `open:id` (its
 * member among the tenant's open gates) what has become of it; `unseen` counts those that are
 * answered and that the run has not gone on from.
 */
export const GATE_CHANGES = `
local function close_gate(gates, open_gates, gates_due, ref, id, status)
  redis.call('HSET', gates, 'status:' .. id, status)
  local member = redis.call('HGET', gates, 'open:' .. id)
  if member then redis.call('ZREM', open_gates, member) end
  redis.call('ZREM', gates_due, ref .. ':' .. id)
end

-- Whether a run that waits has something to do.
local function note_answers(gates, answered, ref, unfinished)
  local unseen = tonumber(redis.call('HGET', gates, 'unseen')) or 0
  if unfinished and unseen > 0 then
    redis.call('SADD', answered, ref)
  else
    redis.call('SREM', answered, ref)
  end
end
`;
