/**
 * What says nothing about what is wanted: who only says "things to do in Lisbon" means Lisbon. Where nothing else
 * is said, they are words like others.
 */
export const STOP_PHRASES: readonly string[] = `
a an and the of in on at to for from with near by around about or my me our us we i you your is are s it some any all
i want|i would like|i d like|want to|would like to|looking for|look for|find|show me|give me|please|where to|where can i|
where can we|what to do|what to see|what is there to do|things to do|things to see|to do|to see|must see|must do|something|
anything|somewhere|places to|best|top|great|nice|good|beautiful|cool|amazing|visit|visiting|trip to|tour|tours|trip|
trips|activity|activities|excursion|excursions|experience|experiences|day out|ideas|go|going|do|can|be|there|this|that|
der die das den dem des ein eine einen einem einer eines und oder in im ins am an auf aus bei beim mit nach zu zum zur von vom
fur um uber ich wir mich uns mein unser man es ist sind was wo kann konnen mochte mochten will wollen suche suchen bitte
was kann man machen|was kann man|was tun|was man machen kann|etwas|irgendwas|irgendwo|machen|unternehmen|unternehmungen|
unternehmung|sehen|besuchen|besuch|erleben|erlebnis|erlebnisse|ausflug|ausfluge|reise|reisen|touren|aktivitaten|aktivitat|
wie|wenn|bei|lassen|durch|selber|selbst|nicht|ohne|kein|keine|mal|tag|tage|angebote|schon|schone|schoner|schones|schonen|schonste|schonsten|beste|besten|bester|bestes|tolle|toll|
的 了 在 去 到 和 与 及 或 我 我们 想 想去 想要 我想 要 是 有 有什么 什么 哪里 哪些 哪儿 怎么 玩 好玩 好玩的 玩什么 做什么 有哪些 可以 请 吗 呢 吧
推荐 附近 周边 旅游 旅行 游玩 游 之旅 一日游 活动 体验 行程 最好 最佳 适合 里 上 地方 一下 一个 看看 带 跟 给 让 能 最 帮我 找 寻找 自己 一起 不想 会 太 很 把 有人 怎样 一点 哪个`
  .split('\n')
  .flatMap((line) => (line.includes('|') ? line.split('|') : line.split(' ')))
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '');
