import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in Chinese that were written after the search was changed for the second set. Only benchmarks read them. */
export const THIRD_CHINESE: readonly LocalSentenceQuery[] = [
  { query: '想在威尼斯亲手画个面具带回家', kind: 'wish', meets: ['papier-mache-mask-workshop-castello'] },
  {
    query: '格雷梅那边有那种用脚踩着转的陶艺体验吗，完全没基础',
    kind: 'wish',
    meets: ['pottery-at-the-kick-wheel-in-avanos'],
  },
  {
    query: '采尔马特双人滑祥伞，对着马特洪峰飞的那个',
    kind: 'wish',
    slip: true,
    meets: ['tandem-paragliding-opposite-the-matterhorn'],
  },
  { query: '到里约想跟老师傅打一回桑巴鼓', kind: 'wish', meets: ['samba-percussion-workshop-in-lapa'] },
  {
    query: '开普敦哪儿能近距离看小企鹅啊',
    kind: 'wish',
    meets: ['peninsula-day-penguins-and-cape-point'],
  },
  {
    query: '人都到赫尔辛基了，必须蒸一次正宗芬兰桑那吧',
    kind: 'wish',
    slip: true,
    meets: ['wood-fired-sauna-and-a-dip-in-the-baltic'],
  },
  {
    query: '和闺蜜去西安，穿汉服化好妆，有摄影师跟着拍的那种',
    kind: 'wish',
    meets: ['tang-robe-evening-at-the-goose-pagoda'],
  },
  {
    query: '瓦莱塔大教堂里卡拉瓦乔那幅画，想听人讲讲',
    kind: 'wish',
    meets: ['valletta-on-foot-with-st-johns-and-caravaggio'],
  },
  {
    query: '都柏林有没有便宜的步行讲解，二十欧以内就行',
    kind: 'price',
    meets: ['the-easter-rising-on-foot'],
    misses: ['coddle-oysters-and-brown-bread'],
  },
  {
    query: '坐揽车上开普敦桌山，200块人民币够不够',
    kind: 'price',
    slip: true,
    meets: ['table-mountain-cable-car-return'],
    misses: ['table-mountain-and-bo-kaap-off-the-ship'],
  },
  {
    query: '最近手头紧，首尔30欧以下能玩的都有啥',
    kind: 'price',
    meets: [
      'changdeokgung-and-secret-garden-ticket',
      'naksan-city-wall-at-dusk',
      'pansori-evening-in-ikseon-dong',
    ],
  },
  {
    query: '卑尔根中午有钢琴音乐会可以听吗',
    kind: 'daytime',
    meets: ['grieg-at-one-troldhaugen-recital'],
  },
  { query: '开普敦，天没亮就出发，爬山上去等日出', kind: 'daytime', meets: ['lions-head-before-sunrise'] },
  {
    query: '周六晚上在爱丁堡想找个地方跳跳舞，不会跳也能去的',
    kind: 'daytime',
    meets: ['ceilidh-night-with-a-caller'],
  },
  {
    query: '威尼斯就剩不到一个钟头了，还能坐船转转不',
    kind: 'duration',
    meets: ['gondola-small-canals-la-fenice'],
    misses: ['venetian-rowing-lesson-cannaregio', 'murano-burano-torcello-small-boat'],
  },
  {
    query: '伊斯坦布尔腾出一整天，想坐渡轮去个小岛上待着',
    kind: 'duration',
    meets: ['buyukada-by-ferry-and-bicycle'],
  },
  {
    query: '闺女刚满5岁，马德里的公园里有能带她划船寻宝的吗',
    kind: 'party',
    meets: ['retiro-with-children-map-and-oars'],
  },
  {
    query: '老大10岁老二6岁，都想在那不勒斯自己烤披萨',
    kind: 'party',
    meets: ['pizza-lesson-in-the-sanita'],
  },
  {
    query: '公婆都七十多了，还抱着个一岁半的宝宝，从卑尔根坐船看峡湾哪个合适',
    kind: 'party',
    meets: ['fjord-boat-to-mostraumen'],
    misses: ['flam-railway-and-naeroyfjord-in-a-day'],
  },
  {
    query: '都柏林郊外的团有讲中文的吗，英语实在听不懂',
    kind: 'language',
    meets: ['glendalough-from-the-ship'],
    misses: ['newgrange-knowth-and-tara', 'howth-cliff-path-from-the-ship'],
  },
  {
    query: '奥斯陆半天观光，求一个普通话导游的',
    kind: 'language',
    meets: ['fram-and-folk-museum-from-the-ship', 'vigeland-and-holmenkollen-from-the-ship'],
    misses: ['opera-roof-and-akershus-on-foot'],
  },
  {
    query: '老爸坐轮椅，慕尼黑有哪些博物馆进得去',
    kind: 'requirement',
    meets: ['deutsches-museum-day-ticket', 'blue-rider-in-private-at-the-lenbachhaus'],
  },
  {
    query: '我家柯基也跟着来维也纳了，哪些活动可以带上它',
    kind: 'requirement',
    meets: [
      'courtyards-and-passages-behind-st-stephens',
      'vineyard-walk-on-the-nussberg',
      'old-danube-electric-boat-at-dusk',
    ],
  },
  {
    query: '本人吃素，米兰有能学做当地菜的课么',
    kind: 'requirement',
    meets: ['risotto-and-cotoletta-cooking-class'],
  },
  {
    query: '里约上山看耶稣像，但是不想坐那个小火车',
    kind: 'negation',
    meets: ['christ-and-sugarloaf-from-pier-maua'],
    misses: ['corcovado-train-and-santa-teresa'],
  },
  {
    query: '雅典看海边日落，我晕船，别给我安排坐船的',
    kind: 'negation',
    meets: ['cape-sounion-for-the-sunset'],
  },
  {
    query: '从米兰去科莫湖玩，大巴真的坐怕了，不要大巴',
    kind: 'negation',
    meets: ['varenna-bellagio-train-and-ferry-day'],
  },
  {
    query: '首尔零下十几度冻成狗，有啥室内的',
    kind: 'weather',
    meets: [
      'gwangjang-market-at-the-counter',
      'kimchi-making-in-a-hanok',
      'pansori-evening-in-ikseon-dong',
      'first-evening-in-a-jjimjilbang',
    ],
  },
  {
    query: '威尼斯这两天雨下个不停，屋里头能干点啥',
    kind: 'weather',
    meets: [
      'doges-palace-ticket',
      'baroque-concert-scuola-san-giovanni',
      'papier-mache-mask-workshop-castello',
    ],
    misses: ['bacari-evening-rialto-cannaregio'],
  },
  {
    query: '邮轮停卑尔根，想坐缆车上山，要从码头接的',
    kind: 'ship',
    meets: [
      'from-skolten-funicular-up-forest-down',
      'ulriken-cable-car-and-fantoft-stave-church-from-the-ship',
    ],
    misses: ['floibanen-funicular-return-ticket'],
  },
  {
    query: '船靠马耳他瓦莱塔，想去静城姆迪纳转转，能按时回船上不',
    kind: 'ship',
    meets: ['mdina-and-dingli-cliffs-from-the-ship'],
  },
  {
    query: '旧金山出发去酒庄喝葡萄酒，八个人以内的小团，要会中文的',
    kind: 'several',
    meets: ['old-vines-of-sonoma-valley'],
  },
  {
    query: '香港爬山，普通话向导，早上出发，60欧以内',
    kind: 'several',
    meets: ['dragons-back-ridge-and-big-wave-bay'],
  },
  {
    query: '那不勒斯，带9岁的娃划皮划艇看日落，一个人不超过60欧',
    kind: 'several',
    meets: ['kayak-posillipo-gaiola'],
  },
  { query: '格雷梅想住洞穴里，酒店还得有土耳其浴', kind: 'hotel', hotels: ['goreme/tas-mahzen-konak'] },
  {
    query: '要在启德上邮轮，前一晚住码头附近，一家四口挤一间',
    kind: 'hotel',
    hotels: ['hong-kong/runway-thirteen'],
  },
  { query: '大阪环球影城门票，要快速通道的', kind: 'unservable', missing: '大阪环球影城' },
  { query: '想去布达佩斯泡温泉浴场', kind: 'unservable', missing: '布达佩斯' },
  { query: '下龙湾两天一夜的游船怎么订', kind: 'unservable', missing: '下龙湾' },
  { query: '伦敦哈利波特片场，儿子十岁是死忠粉', kind: 'unservable', missing: '伦敦的哈利波特片场' },
  { query: '从巴黎去凡尔赛宫半天来得及吗', kind: 'unservable', missing: '凡尔赛宫' },
];
