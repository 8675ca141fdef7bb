/**
 * Journal and events, as every script that writes a run appends them.
 *
 * KEYS: 1 the run, 2 its journal, 3 its events.
 * ARGV: 1 tenant, 2 token, 3 number of records, 4 number of events, then for each record its key
 * and its text, then for each event its number and its text.
 */
export const LOG = `
local tenant, token = ARGV[1], ARGV[2]
local records, events = tonumber(ARGV[3]), tonumber(ARGV[4])
local first_event = 4 + 2 * records

local function journalled()
  for i = 1, records do
    if redis.call('HEXISTS', KEYS[2], ARGV[3 + 2 * i]) == 1 then return true end
  end
  return false
end

-- Numbers go on from the last one: neither a double nor a hole, be it that the server has lost its
-- last second. The stream itself would refuse a double, too.
local function goes_on(last)
  if events == 0 then return true end
  return tonumber(ARGV[first_event + 1]) == (tonumber(last) or 0) + 1
end

local function append()
  for i = 1, events do
    local at = first_event + 2 * i
    redis.call('XADD', KEYS[3], ARGV[at - 1] .. '-0', 'event', ARGV[at])
  end
  local length = redis.call('HLEN', KEYS[2])
  for i = 1, records do
    redis.call('HSET', KEYS[2], ARGV[3 + 2 * i], (length + i) .. ' ' .. ARGV[4 + 2 * i])
  end
  redis.call('HSET', KEYS[1], 'last_commit', token)
  if events > 0 then redis.call('HINCRBY', KEYS[1], 'last_seq', events) end
end

-- Readers in other processes learn that there is something to read, and who wrote it.
local function tell()
  redis.call('PUBLISH', KEYS[3], token)
end
`;
