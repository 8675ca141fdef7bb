/**
 * Journal and events, as every script that writes a run appends them.
 *
 * KEYS: 1 the run, 2 its journal, 3 its events.
 * ARGV: 1 tenant, 2 token, 3 number of records, 4 number of events, then for each record its key
 * and its text, then for each event its id and its text.
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

-- The first write of its script. A number that is there is refused by the stream itself; events
-- are sent in order, so only the first one can be, and then nothing has been written.
local function append()
  for i = 1, events do
    local at = first_event + 2 * i
    local added = redis.pcall('XADD', KEYS[3], ARGV[at - 1], 'event', ARGV[at])
    if type(added) == 'table' and added.err then
      if string.find(added.err, 'equal or smaller', 1, true) then return 'conflict' end
      return added
    end
  end
  local length = redis.call('HLEN', KEYS[2])
  for i = 1, records do
    redis.call('HSET', KEYS[2], ARGV[3 + 2 * i], (length + i) .. ' ' .. ARGV[4 + 2 * i])
  end
  return nil
end

-- Readers in other processes learn that there is something to read, and who wrote it.
local function tell()
  redis.call('PUBLISH', KEYS[3], token)
end
`;
