-- Requests the home page in every language and currency in turn, so that no two pending requests want the same page.
-- The lists equal LOCALES and SELECTABLE_CURRENCIES of core, which homes.ts uses.
local paths = { "/en", "/de", "/zh-Hans", "/fr" }
local currencies = { "EUR", "USD", "CAD", "GBP", "JPY", "CHF" }
local turn = 0

request = function()
  local path = paths[turn % #paths + 1]
  local currency = currencies[math.floor(turn / #paths) % #currencies + 1]
  turn = turn + 1
  return wrk.format("GET", path, { ["Cookie"] = "currency=" .. currency, ["Accept-Encoding"] = "br" })
end
