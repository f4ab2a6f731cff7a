import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalSentenceQuery } from './sentence-query.ts';

/**
 * Sentences that tell much of the traveller, in words of every kind. Made to develop with, so what they measure is better than
 * what new sentences get. Only tests and benchmarks read them.
 */
export const CHATTY_SENTENCES: Readonly<Record<MessageLocale, readonly LocalSentenceQuery[]>> = {
  en: [
    {
      query: "my knees are dodgy these days but I'd adore a cable car up Table Mountain",
      kind: 'wish',
      meets: ['table-mountain-cable-car-return', 'table-mountain-and-bo-kaap-off-the-ship'],
    },
    {
      query: "the missus is mad about orcas, we're pottering about Vancouver in a campervan",
      kind: 'wish',
      meets: ['orcas-of-the-salish-sea'],
    },
    {
      query: 'total novices fancying a bash at rowing like a gondolier in Venice',
      kind: 'wish',
      meets: ['venetian-rowing-lesson-cannaregio'],
    },
    {
      query: 'recently divorced and rediscovering myself, want to learn to waltz properly in Vienna',
      kind: 'wish',
      meets: ['learn-to-waltz-to-the-left'],
    },
    {
      query: 'our teenage nerd worships Caravaggio, anything in Valletta?',
      kind: 'wish',
      meets: ['valletta-on-foot-with-st-johns-and-caravaggio'],
    },
    {
      query: 'jetlagged and grumpy, gentle first walk in Cusco that will not kill us',
      kind: 'calm',
      meets: ['slow-first-day-walk-through-san-blas'],
    },
    {
      query: 'retired plumber keen on trams and cemeteries, passing through Vienna',
      kind: 'wish',
      meets: ['taking-the-71-to-the-central-cemetery'],
      misses: ['vineyard-walk-on-the-nussberg'],
    },
    {
      query: 'squeamish about fish but the kids adore penguins, Cape Town',
      kind: 'wish',
      meets: ['peninsula-day-penguins-and-cape-point'],
    },
    {
      query: 'celebrating my promotion, splurging on a private ski guide in Zermatt',
      kind: 'wish',
      meets: ['a-private-ski-day-over-two-countries'],
    },
    {
      query: 'we nearly froze yesterday, is there a sauna around Tromso to thaw out',
      kind: 'wish',
      meets: ['floating-sauna-in-tromso-harbour'],
    },
    {
      query: 'clumsy but enthusiastic: teach me to make dumplings in Shanghai',
      kind: 'wish',
      meets: ['xiaolongbao-and-shengjian-class'],
    },
    {
      query: 'hopelessly romantic proposal on a gondola somewhere hushed in Venice',
      kind: 'wish',
      meets: ['gondola-small-canals-la-fenice'],
    },
    {
      query: 'insomniac seeking sunrise balloon flights near Cairns',
      kind: 'wish',
      meets: ['balloon-over-mareeba-at-sunrise'],
    },
    {
      query: 'my lot are starving and skint, cheap tacos after dark in Cozumel',
      kind: 'wish',
      meets: ['taco-walk-behind-the-waterfront'],
    },
    {
      query: 'adrenaline junkie, want to bungee off something in Lisbon',
      kind: 'unservable',
      missing: 'bungee',
    },
    {
      query: 'my nephew would love a falconry display in Edinburgh',
      kind: 'unservable',
      missing: 'falconry',
    },
    { query: 'we are dying to try curling in Bergen', kind: 'unservable', missing: 'curling' },
    {
      query: 'any glassblowing lessons for ham-fisted beginners in Dublin',
      kind: 'unservable',
      missing: 'glassblowing',
    },
    { query: 'a seaplane over Porto for our ruby wedding', kind: 'unservable', missing: 'seaplane' },
    {
      query: 'grandad flew bombers, is there an aviation museum in Seville',
      kind: 'unservable',
      missing: 'aviation museum',
    },
  ],
  de: [
    {
      query: 'Wir sind blutige Laien und würden in Venedig gern mal rudern wie die Gondolieri',
      kind: 'wish',
      meets: ['venetian-rowing-lesson-cannaregio'],
    },
    {
      query: 'meine bessere Hälfte schwärmt für Orcas, was geht da in Vancouver',
      kind: 'wish',
      meets: ['orcas-of-the-salish-sea'],
    },
    {
      query: 'verfroren und müde, wo kann man in Tromsø in die Sauna',
      kind: 'wish',
      meets: ['floating-sauna-in-tromso-harbour'],
    },
    {
      query: 'Bei uns in der Familie hat keiner Höhenangst: Gleitschirmfliegen in Zermatt',
      kind: 'wish',
      meets: ['tandem-paragliding-opposite-the-matterhorn'],
    },
    {
      query: 'frisch verrentet und neugierig, möchte in Wien Walzer lernen',
      kind: 'wish',
      meets: ['learn-to-waltz-to-the-left'],
    },
    {
      query: 'Unser Nesthäkchen ist verrückt nach Pinguinen, wir sind in Kapstadt',
      kind: 'wish',
      meets: ['peninsula-day-penguins-and-cape-point'],
    },
    {
      query: 'Ich hab zwei linke Hände, aber Pralinen selber machen in Brügge würde mich reizen',
      kind: 'wish',
      meets: ['make-your-own-pralines-by-the-spinolarei'],
    },
    {
      query: 'In Peking mal einer Oper lauschen, gerne etwas Urtümliches',
      kind: 'wish',
      meets: ['peking-opera-in-an-old-guildhall'],
    },
    {
      query: 'Verschlafen wie wir sind brauchen wir in Tokio ein Frühstück auf dem Markt',
      kind: 'wish',
      meets: ['tsukiji-outer-market-breakfast'],
    },
    {
      query: 'Mein Schwager sammelt Bunker und Mauern, in Berlin bitte was zur Mauer',
      kind: 'wish',
      meets: ['bernauer-strasse-along-the-wall'],
    },
    {
      query: 'wir wollen uns in Sydney aufs Brett trauen, Surfen für Angsthasen',
      kind: 'wish',
      meets: ['surf-lesson-at-bondi'],
    },
    {
      query: 'Seekrank wird bei uns keiner, also ab aufs Segelboot in Barcelona',
      kind: 'wish',
      meets: ['two-hours-under-sail-off-the-olympic-harbour'],
    },
    {
      query: 'Bin fotoverrückt und will in Berlin endlich mal selbst in der Dunkelkammer stehen',
      kind: 'wish',
      meets: ['a-roll-of-film-and-a-darkroom-in-wedding'],
    },
    {
      query: 'nach dem Trubel sehnen wir uns in Stockholm nach einem ausgedehnten Kajaktag',
      kind: 'wish',
      meets: ['kayak-day-among-the-inner-skerries'],
    },
    {
      query: 'Mein Enkel möchte in Dublin unbedingt ins Planetarium',
      kind: 'unservable',
      missing: 'Planetarium',
    },
    {
      query: 'traut sich wer von uns zum Fallschirmspringen in Porto',
      kind: 'unservable',
      missing: 'Fallschirmspringen',
    },
    {
      query: 'Wir Tollpatsche wollen in Bergen Eisstockschießen',
      kind: 'unservable',
      missing: 'Eisstockschießen',
    },
    {
      query: 'Für unsere Goldene Hochzeit ein Zeppelinflug über Amsterdam',
      kind: 'unservable',
      missing: 'Zeppelinflug',
    },
    {
      query: 'meine Tochter steht total auf Delfine, gibts das in Wien',
      kind: 'unservable',
      missing: 'Delfine',
    },
    {
      query: 'Haben Sie in Athen auch einen Töpferkurs für Ungeschickte',
      kind: 'unservable',
      missing: 'Töpferkurs',
    },
  ],
  'zh-Hans': [
    { query: '我这人手笨，但想在上海学着包小笼包', kind: 'wish', meets: ['xiaolongbao-and-shengjian-class'] },
    { query: '老婆迷上了虎鲸，我们刚到温哥华', kind: 'wish', meets: ['orcas-of-the-salish-sea'] },
    {
      query: '冻得直哆嗦，特罗姆瑟有没有能暖和暖和的桑拿',
      kind: 'wish',
      meets: ['floating-sauna-in-tromso-harbour'],
    },
    { query: '刚退休闲不住，想在维也纳学跳华尔兹', kind: 'wish', meets: ['learn-to-waltz-to-the-left'] },
    {
      query: '娃天天嚷嚷要看企鹅，人在开普敦',
      kind: 'wish',
      meets: ['peninsula-day-penguins-and-cape-point'],
    },
    { query: '零基础胆子小，悉尼能学冲浪吗', kind: 'wish', meets: ['surf-lesson-at-bondi'] },
    { query: '起得早饿得慌，东京筑地吃顿早饭', kind: 'wish', meets: ['tsukiji-outer-market-breakfast'] },
    { query: '头一回来成都，想近距离瞧瞧大熊猫', kind: 'wish', meets: ['panda-base-at-feeding-time'] },
    { query: '我爸是老戏迷，在北京听一出京剧', kind: 'wish', meets: ['peking-opera-in-an-old-guildhall'] },
    {
      query: '想偷个懒，坐缆车上桌山',
      kind: 'wish',
      meets: ['table-mountain-cable-car-return', 'table-mountain-and-bo-kaap-off-the-ship'],
    },
    {
      query: '闺女爱折腾，在布鲁日亲手做巧克力',
      kind: 'wish',
      meets: ['make-your-own-pralines-by-the-spinolarei'],
    },
    { query: '打算在威尼斯贡多拉上偷偷求婚', kind: 'wish', meets: ['gondola-small-canals-la-fenice'] },
    {
      query: '西安的夜里嘴馋，哪条街能边逛边吃',
      kind: 'wish',
      meets: ['muslim-quarter-back-lanes-by-night'],
    },
    { query: '恐高的人也敢坐的凯恩斯日出热气球', kind: 'wish', meets: ['balloon-over-mareeba-at-sunrise'] },
    { query: '胆大不怕死，里斯本哪里能蹦极', kind: 'unservable', missing: '蹦极' },
    { query: '儿子吵着要坐直升机看波尔图', kind: 'unservable', missing: '直升机' },
    { query: '想在都柏林体验一把射箭', kind: 'unservable', missing: '射箭' },
    { query: '卑尔根有没有教吹玻璃的', kind: 'unservable', missing: '吹玻璃' },
    { query: '维也纳能不能看海豚，孩子喜欢', kind: 'unservable', missing: '海豚' },
    { query: '听说雅典能跳伞，靠谱吗', kind: 'unservable', missing: '跳伞' },
  ],
};
