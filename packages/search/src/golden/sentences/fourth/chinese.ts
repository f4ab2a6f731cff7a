import type { LocalSentenceQuery } from '../sentence-query.ts';

/** Sentences in Simplified Chinese that were written after the search was finished. Only benchmarks read them. */
export const FOURTH_CHINESE: readonly LocalSentenceQuery[] = [
  {
    query: '凯恩斯那边是不是能看到野生的鸭咀兽？超想看',
    kind: 'wish',
    slip: true,
    meets: ['tablelands-waterfalls-and-platypus-at-dusk'],
  },
  {
    query: '伊斯坦布尔，就是穿白裙子的人一直转圈那个，叫啥来着，想看现场',
    kind: 'wish',
    meets: ['sema-of-the-mevlevi-in-a-stone-han'],
  },
  {
    query: '听说科苏梅尔夜里划船，海水会发蓝光，跟蓝眼泪似的',
    kind: 'wish',
    meets: ['glowing-water-in-the-north-lagoon'],
  },
  { query: '想脱了鞋下去踩葡萄，杜罗河谷有这种活动吧', kind: 'wish', meets: ['harvest-day-with-treading'] },
  { query: '朱诺坐直升飞机，落到冰川上走两步', kind: 'wish', meets: ['helicopter-and-a-walk-on-the-ice'] },
  {
    query: '我练书法的，到西安想自己动手拓一张碑',
    kind: 'wish',
    meets: ['stone-rubbing-workshop-shuyuanmen'],
  },
  {
    query: '特罗姆瑟喂训鹿，麻烦推荐一个',
    kind: 'wish',
    slip: true,
    meets: ['reindeer-joik-and-bidos-with-a-sami-family'],
  },
  { query: '请教下，从慕尼黑怎么去新天鹅堡', kind: 'wish', meets: ['neuschwanstein-by-train-and-on-foot'] },
  { query: '乌布晚上有没有跳舞表演，票别过一百块人民币', kind: 'price', meets: ['legong-at-ubud-palace'] },
  {
    query: '新加坡，一个人40欧封顶，能玩点什么',
    kind: 'price',
    meets: [
      'flower-dome-and-cloud-forest-ticket',
      'night-safari-timed-ticket',
      'kampong-glam-in-the-evening',
      'cantonese-opera-with-tea-in-chinatown',
    ],
  },
  {
    query: '哥本哈根听现场爵士，每人手里就三百块人民币',
    kind: 'price',
    meets: ['cellar-jazz-evening-on-the-trail-of-dexter-gordon'],
  },
  {
    query: '罗马早上七点前就能出门逛的，想拍没人的许愿池',
    kind: 'daytime',
    meets: ['rome-before-seven-walk'],
  },
  {
    query: '马拉喀什晚上不想早睡，城里头还有什么节目',
    kind: 'daytime',
    meets: ['evening-eating-round-jemaa-el-fnaa', 'storytellers-evening-in-a-courtyard'],
    misses: ['agafay-by-camel-with-supper-under-canvas'],
  },
  {
    query: '迪拜进沙漠，有没有大清早走、赶中午饭回来的',
    kind: 'daytime',
    meets: ['red-sand-morning-between-two-tides'],
    misses: ['desert-evening-without-dune-bashing'],
  },
  {
    query: '佛罗伦萨火车晚点，白捡一个钟头，够坐个船不',
    kind: 'duration',
    meets: ['barchetto-on-the-arno-at-dusk'],
  },
  {
    query: '人在马德里，腾一整天坐火车去旁边的古城，当天回',
    kind: 'duration',
    meets: ['toledo-by-fast-train'],
  },
  { query: '儿子14女儿12，都没碰过冲浪板，悉尼有得学吗', kind: 'party', meets: ['surf-lesson-at-bondi'] },
  {
    query: '闺女十七了，非要在里约玩双人滑翔，这岁数让飞不',
    kind: 'party',
    meets: ['tandem-hang-gliding-sao-conrado'],
  },
  {
    query: '想陪5岁的小朋友在巴黎公园水池里放小帆船',
    kind: 'party',
    meets: ['wooden-boats-and-brass-rings-in-the-luxembourg'],
  },
  {
    query: '特罗姆瑟出海看虎鲸，船上有人讲中文不',
    kind: 'language',
    meets: ['orcas-and-humpbacks-off-skjervoy'],
  },
  {
    query: '到那不勒斯，老人听不懂洋文，哪些是拿中文讲解的',
    kind: 'language',
    meets: ['old-naples-and-the-veiled-christ', 'pompeii-half-day-from-the-pier'],
  },
  {
    query: '斯德哥尔摩，宝宝还坐推车，去哪儿推着走方便',
    kind: 'requirement',
    meets: [
      'vasa-museum-entrance',
      'by-boat-across-lake-malaren-to-drottningholm',
      'ferry-to-djurgarden-vasa-and-skansen-from-the-quay',
    ],
  },
  {
    query: '我家狗子一块来汉堡，想抱它坐船看港口，让上吗',
    kind: 'requirement',
    meets: ['evening-harbour-by-launch'],
    misses: ['blankenese-and-the-elbe-from-the-ship'],
  },
  {
    query: '杜布罗夫尼可包条船跳岛，就自家六口人，不跟人拼',
    kind: 'requirement',
    slip: true,
    meets: ['elaphiti-private-speedboat-day'],
    misses: ['lokrum-for-families-peacocks-and-salt-lake'],
  },
  {
    query: '雷克雅未克泡热水池子，蓝湖那种全是游客的就算了',
    kind: 'negation',
    meets: ['evening-in-the-hot-pots'],
  },
  {
    query: '弗洛姆看峡湾，别是火车也别是船，就想站高处往下看',
    kind: 'negation',
    meets: ['stegastein-viewpoint-and-aurland-by-bus'],
  },
  {
    query: '里斯本想听法多，可我不在那儿吃晚饭，光听歌行吗',
    kind: 'negation',
    meets: ['fado-supper-in-alfama'],
  },
  {
    query: '塔林下大雪手都冻僵了，有没有暖和屋子里能玩的',
    kind: 'weather',
    meets: [
      'marzipan-painting-with-grandmother',
      'organ-half-hour-at-st-nicholas',
      'seaplane-harbour-entrance',
    ],
    misses: ['sprats-and-black-bread-in-kalamaja'],
  },
  {
    query: '马德里四十度，人要化了，找个凉快的室内呆着',
    kind: 'weather',
    meets: [
      'prado-ticket-with-a-short-route',
      'royal-palace-with-a-historian-private',
      'flamenco-in-the-coal-cellar',
    ],
  },
  {
    query: '邮轮停凯奇坎，想看图腾柱，得有车来码头接',
    kind: 'ship',
    meets: ['totem-poles-of-saxman-and-totem-bight-from-the-ship'],
  },
  {
    query: '船到科托尔，海湾当中那个小岛上的教堂怎么过去啊',
    kind: 'ship',
    meets: ['perast-and-our-lady-of-the-rocks-from-the-ship'],
  },
  {
    query: '北京，骑车钻胡同，讲中文，半天完事，300块以内',
    kind: 'several',
    meets: ['hutongs-by-bicycle-from-the-drum-tower'],
  },
  {
    query: '带12岁儿子在乌布漂流，教练要会中文，一人不超30欧',
    kind: 'several',
    meets: ['rafting-on-the-ayung'],
  },
  {
    query: '迪拜晚上边坐船边吃饭，我不吃肉，60欧以里',
    kind: 'several',
    meets: ['wooden-dhow-and-supper-on-the-creek'],
  },
  {
    query: '威尼斯有没有船能直接靠到门口的酒店，还要带水疗',
    kind: 'hotel',
    hotels: ['venice/palazzo-marubini', 'venice/mulino-della-zuecca'],
  },
  {
    query: '去采尔马特滑雪，住的地方要有室内泳池，雪板也得有处搁',
    kind: 'hotel',
    hotels: ['zermatt/grandhotel-gabelhorn-promenade', 'zermatt/petit-cervin-steinhaus'],
  },
  { query: '吴哥窟看日出，包车加导游咋收费', kind: 'unservable', missing: '吴哥窟' },
  { query: '想带爸妈去桂林漓江坐竹筏', kind: 'unservable', missing: '桂林漓江' },
  { query: '悉尼海港大桥能爬到顶上去的那个，怎么约', kind: 'unservable', missing: '悉尼海港大桥攀爬' },
  { query: '新加坡环球影城，两大一小', kind: 'unservable', missing: '新加坡环球影城' },
  { query: '到纽约就想看场百老汇，狮子王还买得到票么', kind: 'unservable', missing: '百老汇音乐剧' },
];
