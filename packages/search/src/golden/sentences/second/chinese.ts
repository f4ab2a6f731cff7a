import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in Chinese that were written after the search was finished. Only benchmarks read them. */
export const SECOND_CHINESE: readonly LocalSentenceQuery[] = [
  { query: '汉堡那个小人国火车模型在哪儿买票呀', kind: 'wish', meets: ['miniatur-wunderland-timed-ticket'] },
  { query: '到了维也纳就想学一回华尔兹', kind: 'wish', meets: ['learn-to-waltz-to-the-left'] },
  {
    query: '想在特罗姆瑟自己赶一次狗拉雪橇',
    kind: 'wish',
    meets: ['drive-your-own-husky-team-on-kvaloya'],
  },
  {
    query: '布鲁日有没有自己动手做巧克力的地方',
    kind: 'wish',
    meets: ['make-your-own-pralines-by-the-spinolarei'],
  },
  {
    query: '从首尔去三八线那边，能望见朝鲜的那种',
    kind: 'wish',
    meets: ['dmz-third-tunnel-and-dora-observatory'],
  },
  { query: '曼谷看太拳比赛', kind: 'wish', slip: true, meets: ['muay-thai-night-at-rajadamnern'] },
  { query: 'bulage zuo tixian muou', kind: 'wish', slip: true, meets: ['paint-and-string-a-marionette'] },
  {
    query: '旧金山骑车过金门大桥，怎么报名？',
    kind: 'wish',
    meets: ['golden-gate-by-bicycle-to-sausalito'],
  },
  {
    query: '罗马傍晚学做意大利面，一个人80欧拿得下来吗',
    kind: 'price',
    meets: ['trastevere-evening-pasta-class'],
  },
  {
    query: '穷学生一个，伦敦有没有30英镑以内的活动',
    kind: 'price',
    meets: ['thames-foreshore-at-low-tide', 'an-evening-at-shakespeares-globe'],
  },
  {
    query: '斯德哥儿摩有什么人均250块人民币以内能玩的',
    kind: 'price',
    slip: true,
    meets: ['gamla-stan-lanes-and-quarrels', 'vasa-museum-entrance', 'underground-as-a-gallery'],
  },
  {
    query: '京都早上八点以前就开始的活动有哪些',
    kind: 'daytime',
    meets: ['fushimi-inari-summit-before-breakfast', 'private-zazen-at-myoshinji'],
  },
  {
    query: '布拉格晚上八点以后还有啥好玩的',
    kind: 'daytime',
    meets: ['rowing-between-two-weirs-by-lantern', 'late-set-in-a-vinohrady-cellar'],
  },
  { query: '星期天大清早去汉堡赶鱼市', kind: 'daytime', meets: ['sunday-fish-market-at-dawn'] },
  {
    query: '在柏林就剩两个小时了，想跟导游走一走',
    kind: 'duration',
    meets: ['bernauer-strasse-along-the-wall', 'the-horseshoe-estate-with-an-architect'],
    misses: ['city-from-the-top-deck-of-bus-100', 'maybachufer-market-and-sonnenallee-by-mouth'],
  },
  {
    query: '从曼谷出城玩一整天，当天晚上回来',
    kind: 'duration',
    meets: ['ayutthaya-by-third-class-train', 'maeklong-railway-market-and-amphawa-fireflies'],
    misses: ['bang-krachao-by-bicycle'],
  },
  {
    query: '俩娃一个4岁一个7岁，在伦敦想坐船出去玩',
    kind: 'party',
    meets: ['greenwich-by-boat-for-families'],
  },
  {
    query: '带着十个月的宝宝和奶奶，哥本哈根能坐船看看风景吗',
    kind: 'party',
    meets: ['low-bridges-canal-hour-in-a-wooden-boat'],
  },
  {
    query: '巴塞罗那坐帆船出海，孩子6岁和9岁行不行',
    kind: 'party',
    meets: ['two-hours-under-sail-off-the-olympic-harbour'],
  },
  {
    query: '伊斯坦布尔老城有讲中文的导游吗，我爸妈不懂英语',
    kind: 'language',
    meets: ['sultanahmet-morning-with-an-art-historian', 'galataport-to-sultanahmet-by-tram'],
  },
  {
    query: '曼谷大皇宫，麻烦找个能说中文的讲解',
    kind: 'language',
    meets: ['grand-palace-and-wat-pho-at-opening'],
  },
  {
    query: '坐轮椅的人在柏林可以玩什么',
    kind: 'requirement',
    meets: [
      'bernauer-strasse-along-the-wall',
      'neues-museum-timed-ticket',
      'maybachufer-market-and-sonnenallee-by-mouth',
    ],
    misses: ['songs-of-1926-in-a-coach-house', 'the-horseshoe-estate-with-an-architect'],
  },
  {
    query: '带着狗狗在爱丁堡散步，有能一起去的吗',
    kind: 'requirement',
    meets: [
      'down-the-closes-of-the-old-town',
      'arthurs-seat-with-a-geologist',
      'water-of-leith-to-dean-village-from-the-ship',
    ],
  },
  {
    query: '威尼斯水上玩的项目，就我们俩，不跟陌生人拼船',
    kind: 'requirement',
    meets: ['gondola-small-canals-la-fenice', 'venetian-rowing-lesson-cannaregio'],
    misses: ['murano-burano-torcello-small-boat'],
  },
  {
    query: '佛罗伦萨想亲手做点东西带回家，但不要做饭的',
    kind: 'negation',
    meets: ['marbled-paper-workshop-oltrarno'],
    misses: ['santambrogio-market-cooking-morning'],
  },
  {
    query: '傍晚去迪拜的沙漠，千万别冲沙，我会晕车',
    kind: 'negation',
    meets: ['desert-evening-without-dune-bashing'],
    misses: ['red-sand-morning-between-two-tides'],
  },
  {
    query: '悉尼出发去蓝山，不想坐大巴',
    kind: 'negation',
    meets: ['blue-mountains-by-train-and-on-foot'],
  },
  {
    query: '哥本哈根又下雨又刮风，有什么室内的',
    kind: 'weather',
    meets: [
      'smorrebrod-workshop-in-the-meatpacking-district',
      'cellar-jazz-evening-on-the-trail-of-dexter-gordon',
    ],
    misses: ['louisiana-and-kronborg-by-coast-train', 'frederiksborg-castle-from-the-ship'],
  },
  {
    query: '迪拜热得受不了，大中午想躲进有空调的室内',
    kind: 'weather',
    meets: ['burj-khalifa-levels-124-and-125'],
    misses: ['old-creek-and-tall-tower-from-the-ship'],
  },
  {
    query: '我们邮轮停基尔，八岁儿子吵着要看潜水艇',
    kind: 'ship',
    meets: ['laboe-submarine-and-fjord-ferry-from-the-ship'],
  },
  {
    query: '船在史凯威停半天，想带孩子淘淘金',
    kind: 'ship',
    meets: ['pan-for-gold-with-children-in-skagway'],
  },
  {
    query: '旧金山，一大早，小团，去看红衫树',
    kind: 'several',
    slip: true,
    meets: ['muir-woods-at-opening-time'],
  },
  {
    query: '雷克雅未克出发徒步冰川，要中文向导，每人200欧以内',
    kind: 'several',
    meets: ['solheimajokull-ice-and-south-coast-waterfalls'],
  },
  {
    query: '纽约清早走布鲁克林大桥，推着婴儿车，最好讲中文',
    kind: 'several',
    meets: ['brooklyn-bridge-before-breakfast'],
  },
  {
    query: '西安住哪家好，要有清真餐，离钟楼近一点',
    kind: 'hotel',
    hotels: ['xian/gulou-qingmen', 'xian/damaishi-laozhai'],
  },
  { query: '悉尼能带狗、出门就是沙滩的酒店', kind: 'hotel', hotels: ['sydney/fairy-bower-sands'] },
  { query: '请问卢浮宫的门票怎么订', kind: 'unservable', missing: '卢浮宫' },
  { query: '普吉岛跳岛浮潜一日游', kind: 'unservable', missing: '普吉岛' },
  { query: '张家界玻璃桥，带爸妈去', kind: 'unservable', missing: '张家界' },
  { query: '在京都租和服拍照', kind: 'unservable', missing: '京都的和服租赁' },
  { query: '马德里伯纳乌球场参观，老公是皇马球迷', kind: 'unservable', missing: '伯纳乌球场' },
];
