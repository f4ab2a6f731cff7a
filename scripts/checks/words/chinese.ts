import { lineAt, withoutComments } from '../dependencies/read-imports.ts';
import { isCode, isTest, type Sources } from '../read-sources.ts';
import type { Violation } from '../report.ts';

type ChineseRule = { readonly pattern: RegExp; readonly wrong: string; readonly instead: string };

/** Text of a place that has its own words, by the name of its file. */
const fileWithLocalWords = /\/(?:hong-kong|singapore)\.json$/;

const wordsOfProduct: readonly (readonly [RegExp, string])[] = [
  [/接客(?!人)/gu, '上车 or 接送: the word means receiving a prostitute’s clients'],
  [/接载/gu, '接送'],
  [/封印/gu, '防篡改校验码'],
  [/天花(?!板)/gu, '天花板: without it the word is smallpox'],
  [/国家代码/gu, '国际区号'],
  [/免责协议/gu, '免责声明'],
  [/取消费(?!用)/gu, '取消手续费'],
  [/发票/gu, '账单: the word is the receipt of the tax office'],
  [/(?<!银行)账户/gu, '账号, and 挂账 for what an organisation pays later'],
  [/个玩乐(?!项目)/gu, '个玩乐项目: the word alone cannot be counted'],
  [/[个条]岸上游(?!线路)/gu, '条岸上游线路'],
  [/全员登船|最晚登船|登船截止/gu, '最晚返船时间'],
  [/接驳小?艇/gu, '接驳船'],
  [/岸上服务台/gu, '岸上游服务台'],
  [/个一日游与导览(?!产品)/gu, '个一日游与导览产品: the name of a category cannot be counted'],
  [/(?<!邮轮|邮轮码头)航站(?!楼)/gu, '客运楼 for ships and 航站楼 for aeroplanes'],
  [/邮轮(?:码头)?航站/gu, '邮轮客运楼: the word is an airport’s terminal'],
  [/阿拉伯湾/gu, '波斯湾'],
];

/** Words of the system. Stories of products may have them: a snack bar has its 结账 as well. */
const systemWords: readonly (readonly [RegExp, string])[] = [
  [/结账/gu, '结算'],
  [/预订请求/gu, '预订申请'],
  [/退改/gu, '取消'],
  [/客人已取消此订单/gu, '此订单已取消: the supplier may have cancelled it'],
  [/最后一个按钮/gu, '“确认并支付”, the label of the button'],
  [/联系到?人工(?!客服)/gu, '联系人工客服'],
  [/重设密码/gu, '重置密码'],
  [/心愿单/gu, '收藏'],
  [/[按准]时回船|准时返船/gu, '按时返船'],
  [
    /必有答复|[会将]在(?:x|24小时)[内前]?[答回]复/gu,
    '须在……内答复: a supplier may not answer, and the request expires',
  ],
  [/活动x?结束/gu, '游览……结束: the word for anything sold is 产品'],
  [
    /(?:我的|查询|全部|所有|查看|管理|保存|(?<![因在])此|该)预订(?!申请|人|结果|条款|内容|记录|确认)|预订已取消/gu,
    '订单: 预订 is the act of booking',
  ],
];

/** Words of letters and of the law. Stories of products may have them. */
const stiffWords: readonly (readonly [RegExp, string])[] = [
  [
    /即予|逾期未复|分文不收|(?<!倘)若(?=[您未由需是要有获被取计拒无])/gu,
    'the everyday word: 如果, 会, 超时未答复',
  ],
  [/与其(?:联系|商量)/gu, '联系该机构, 联系商家: the word leaves open whom'],
  [/(?<!从何)而来/gu, '通过……访问, 来自'],
  [/写信(?!息)|来信|寄信|一封信|每月一信/gu, '邮件'],
];

/** Words of airports. Names of ports have none of them. */
const airportWords: readonly (readonly [RegExp, string])[] = [[/航站/gu, '客运楼']];

/** Words that are written in Hong Kong and Singapore only. */
const wordsElsewhere: readonly (readonly [RegExp, string])[] = [
  [/冷气/gu, '空调'],
  [/冲凉/gu, '淋浴'],
  [/全日(?!制)/gu, '全天'],
  [/导赏/gu, '导览'],
  [/单车/gu, '自行车'],
  [/长者/gu, '老人'],
  [/西敏寺/gu, '威斯敏斯特教堂'],
];

const typographyRules: readonly ChineseRule[] = [
  {
    pattern: /\p{Script=Han}[,;!?()]|\p{Script=Han}:(?!\d)|[,:;!?()] ?\p{Script=Han}|[，、；：。] (?! )/gu,
    wrong: 'a sign of half width stands beside a Chinese character',
    instead: 'write ，：；！？（） without a space.',
  },
  {
    pattern: /(?<!…)…(?!…)|\p{Script=Han} ?\.{3}/gu,
    wrong: 'a Chinese ellipsis has two characters',
    instead: 'write ……',
  },
  {
    pattern: /\p{Script=Han} [\d€$£¥+-]|\d[%°]? \p{Script=Han}/gu,
    wrong: 'a space stands between a Chinese character and a number',
    instead: 'write none: the browser sets the distance (text-autospace).',
  },
  {
    pattern: /[一二][〇零一二三四五六七八九]{3}年/gu,
    wrong: 'a year is written in Chinese numerals',
    instead: 'write its digits: 1964年.',
  },
  {
    // “xx” is two values side by side.
    pattern:
      /\p{Script=Han}(?!xx)(?=\p{Script=Latin}[&’']?\p{Script=Latin})|(?!xx)\p{Script=Latin}[&’']?\p{Script=Latin}(?=\p{Script=Han})/gu,
    wrong: 'a Latin word stands beside a Chinese character without a space',
    instead: 'write one space.',
  },
];

/** Rules of Chinese typography, and words of the list, in every text that a reader of Chinese sees. */
export function chineseFaults(files: Sources): Violation[] {
  return [...files].flatMap(([path, text]) =>
    chineseTexts(path, text).flatMap(({ line, content }) =>
      rulesFor(path).flatMap(({ pattern, wrong, instead }) =>
        [...content.matchAll(pattern)].map(({ 0: found, index }) => ({
          path,
          line,
          wrong: `“${content.slice(Math.max(0, index - 8), index + found.length + 8)}”: ${wrong}.`,
          instead,
        })),
      ),
    ),
  );
}

/** Headings are names: neither sentences nor questions. */
export function chineseHeadings(files: Sources): Violation[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^#+ .*$/gmu)].flatMap(({ 0: heading, index }) => {
      const place = { path, line: lineAt(text, index) };
      if (heading.endsWith('。'))
        return [
          { ...place, wrong: `“${heading}” ends with a full stop.`, instead: 'write the heading without 。' },
        ];
      return /什么|怎样|如何|哪些|有何/u.test(heading) && !pageOfQuestions.test(path)
        ? [
            {
              ...place,
              wrong: `“${heading}” is a question.`,
              instead: 'name what the part is about: 订阅方法.',
            },
          ]
        : [];
    }),
  );
}

/** Answers to questions, and terms that stay as they were on their day. */
const pageOfQuestions = /\/(?:faq|returnPromise[^/]*)\.md$/;

/** Files with texts for readers. Words of the search are what people type, and are not edited. */
export function hasChineseTexts(path: string): boolean {
  if (isTest(path) || /^(?:packages\/search|bench|scripts|docs|demo\/vary)\//.test(path)) return false;
  return path.endsWith('.json')
    ? /^demo\/(?:places|cruises)\/|\/zh-Hans\.json$/.test(path)
    : path.endsWith('.md')
      ? path.includes('/zh-Hans')
      : isCode(path);
}

function rulesFor(path: string): readonly ChineseRule[] {
  const termLists = [
    wordsOfProduct,
    fileWithLocalWords.test(path) ? [] : wordsElsewhere,
    path.startsWith('demo/') ? [] : [...systemWords, ...stiffWords],
    path.startsWith('demo/cruises/') ? airportWords : [],
  ].flat();
  return [
    ...typographyRules,
    ...termLists.map(([pattern, instead]) => ({
      pattern,
      wrong: 'a word that this product does not use',
      instead: `write ${instead}.`,
    })),
  ];
}

type ChineseText = { readonly line: number; readonly content: string };

const quotedText = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g;
const chineseCharacter = /\p{Script=Han}/u;

function chineseTexts(path: string, text: string): ChineseText[] {
  if (path.endsWith('.md'))
    return text
      .split('\n')
      .flatMap((content, index) =>
        chineseCharacter.test(content) ? [{ line: index + 1, content: withoutMarkup(content) }] : [],
      );
  const code = isCode(path) ? withoutComments(text) : text;
  return [...code.matchAll(quotedText)].flatMap(({ 0: quoted, index }) =>
    chineseCharacter.test(quoted)
      ? [{ line: lineAt(code, index), content: withoutValues(quoted.slice(1, -1)) }]
      : [],
  );
}

/** Addresses of links and marks of lists are not text. */
function withoutMarkup(line: string): string {
  return line
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/^(?:\s*(?:[-*>]|\d+\.)|[\w-]+:) +/, '')
    .replaceAll('**', '');
}

/**
 * A value is written as a letter, and so is the code around the cases of a choice. The name of a site is Latin in
 * every language.
 */
function withoutValues(content: string): string {
  let text = content.replace(/\$?\{site\}/g, 'Site');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\$?\{[^{}]*\}/g, (value) => (chineseCharacter.test(value) ? `${value.slice(1, -1)}` : 'x'))
      .replace(/\w+, (?:plural|select),|\s*(?:=\d+|\b[a-z_-]+) (?=[x\p{Script=Han}])/gu, '\n');
  }
  return text;
}
