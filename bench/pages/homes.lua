-- Asks for the home page in every language and currency in turn, so that no two requests under way want the same.
local paths = { "/en", "/de", "/zh-Hans", "/fr" }
local currencies = { "EUR", "USD", "CAD", "GBP", "JPY", "CHF" }
local turn = 0

request = function()
  local path = paths[turn % #paths + 1]
  local currency = currencies[math.floor(turn / #paths) % #currencies + 1]
  turn = turn + 1
  return wrk.format("GET", path, { ["Cookie"] = "currency=" .. currency, ["Accept-Encoding"] = "br" })
end
