-- Sends the requests of a file in turn, each whole and ended by a line of its own, and prints the percentiles that wrk does not.
local requests = {}
local turn = 0

init = function(args)
  local lines = {}
  for line in io.lines(args[1]) do
    if line == "--" then
      requests[#requests + 1] = table.concat(lines, "\r\n") .. "\r\n\r\n"
      lines = {}
    else
      lines[#lines + 1] = line
    end
  end
end

request = function()
  turn = turn + 1
  return requests[(turn - 1) % #requests + 1]
end

done = function(summary, latency)
  for _, percentile in ipairs({ 50, 95, 99 }) do
    io.write(string.format("p%d %.3f ms\n", percentile, latency:percentile(percentile) / 1000))
  end
end
