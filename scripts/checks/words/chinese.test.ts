import { expect, test } from 'vitest';
import { chineseFaults, chineseHeadings, hasChineseTexts } from './chinese.ts';

const faultsIn = (path: string, text: string) =>
  chineseFaults(new Map([[path, text]])).map(({ line, instead }) => `${line} ${instead}`);
const faultCountInCode = (text: string) =>
  faultsIn('packages/server/src/a.ts', `const text = '${text}';`).length;

test('A word of the list is named with its line and the word to use', () => {
  const text = `第一行\n${'接'}${'客'}地址`;
  expect(faultsIn('variants/a/copy/zh-Hans/faq.md', text)).toEqual([
    '2 write 上车 or 接送: the word means receiving a prostitute’s clients.',
  ]);
  for (const word of ['接载', '封印', '天花上的画', '国家代码', '免责协议', '取消费'])
    expect(faultCountInCode(word), word).toBe(1);
  for (const word of ['接客人', '天花板', '取消费用', '银行账户', '填写信息'])
    expect(faultCountInCode(word), word).toBe(0);
});

test('What travellers count has its measure word, and steps have one name', () => {
  for (const word of ['20个玩乐', '3条岸上游', '结账', '预订请求', '全员登船', '退改规则', '岸上服务台'])
    expect(faultCountInCode(word), word).toBe(1);
  for (const word of [
    '20个一日游与导览',
    '邮轮航站楼出口',
    '客人已取消此订单',
    '怎样联系到人工？',
    '重设密码',
    '我的心愿单',
    '查看预订',
    '预订已取消',
  ])
    expect(faultCountInCode(word), word).toBe(1);
  for (const word of [
    '20个玩乐项目',
    '3条岸上游线路',
    '更多玩乐',
    '取消预订',
    '预订人',
    '查看预订结果',
    '在此预订',
    '结算',
    '邮轮岸上游',
  ])
    expect(faultCountInCode(word), word).toBe(0);
  for (const word of ['20个一日游与导览产品', '里斯本一日游与导览', '1号航站楼', '怎样联系人工客服？'])
    expect(faultCountInCode(word), word).toBe(0);
  expect(faultsIn('demo/places/chengdu.json', '{ "zh-Hans": "结账靠数签子" }')).toEqual([]);
});

test('The deadline of a ship and its tender have one word each', () => {
  for (const word of [
    '登船截止前90分钟',
    '最晚登船时间',
    '末班接驳艇',
    '接驳小艇码头',
    '怎样按时回船',
    '保证准时返船',
  ])
    expect(faultCountInCode(word), word).toBe(1);
  for (const word of ['最晚返船时间前90分钟', '末班接驳船', '小艇码头', '怎样按时返船'])
    expect(faultCountInCode(word), word).toBe(0);
  expect(faultsIn('demo/places/lisbon.json', '{ "zh-Hans": "准时回船" }')).toEqual([]);
});

test('A sentence of the system names whom to write to, promises no answer and lets a 游览 end', () => {
  for (const word of [
    '请与其联系',
    '24小时内必有答复',
    '商家会在24小时内答复',
    '商家将在{until}前答复',
    '商家最迟会在{until}答复',
    '活动{end}结束',
    '活动结束',
  ])
    expect(faultCountInCode(word), word).toBe(1);
  for (const word of ['请联系该机构', '须在24小时内答复', '须在{until}前答复', '游览{end}结束', '体验活动'])
    expect(faultCountInCode(word), word).toBe(0);
  expect(faultsIn('demo/places/lisbon.json', '{ "zh-Hans": "活动结束" }')).toEqual([]);
});

test('Ports have no airport terminals', () => {
  const text = '{ "zh-Hans": "2号航站楼" }';
  expect(faultsIn('demo/cruises/ports.json', text)).toHaveLength(1);
  expect(faultsIn('demo/places/rome.json', text)).toEqual([]);
  expect(faultsIn('demo/places/miami.json', '{ "zh-Hans": "岛上有十座航站" }')).toHaveLength(1);
});

test('Words of Hong Kong and Singapore are allowed in texts of those places only', () => {
  for (const word of ['冷气车', '全日游']) {
    const text = JSON.stringify({ 'zh-Hans': word });
    expect(faultsIn('demo/places/dubai.json', text)).toHaveLength(1);
    expect(faultsIn('demo/places/hong-kong.json', text)).toEqual([]);
  }
  expect(faultsIn('demo/places/dubai.json', '{ "zh-Hans": "全日制学生" }')).toEqual([]);
});

test('Signs of half width, a short ellipsis and spaces around numbers are faults', () => {
  for (const text of [
    '时间: 两点',
    '成人,儿童',
    '成人（两位)人',
    '成人， 儿童',
    '请稍候…',
    '请稍候...',
    '保留 15 分钟',
    '在JR 车站',
    'V&A海滨',
    '返回{site}',
    '在{site}注册',
    '一九六四年',
  ])
    expect(faultCountInCode(text), text).toBeGreaterThan(0);
  for (const text of [
    '请稍候……',
    '保留15分钟',
    '用 PayPal 支付',
    '14:05',
    '11月28日 周六',
    '地铁B口',
    'A号码头',
    '经A1高速',
    '返回 {site}',
    '返回{place}',
    '1964年',
    '一年四季',
  ])
    expect(faultCountInCode(text), text).toBe(0);
});

test('Each case of a choice is read as text of its own', () => {
  const message = (text: string) => faultsIn('messages/zh-Hans.json', JSON.stringify({ a: text }));
  expect(message('{n, plural, =1 {一条} other {{n}条评价}}')).toEqual([]);
  expect(message('{n, plural, =1 {一条} other {{n} 条, 评价}}')).toHaveLength(1);
});

test('A heading of a page has no full stop', () => {
  const headings = (text: string) => chineseHeadings(new Map([['a/zh-Hans/faq.md', text]]));
  expect(headings('# 常见问题。\n\n正文。')).toHaveLength(1);
  expect(headings('# 常见问题\n\n正文。')).toEqual([]);
});

test('Only the page of questions and answers has a question as a heading', () => {
  const headings = (page: string) =>
    chineseHeadings(new Map([[`a/zh-Hans/${page}.md`, '## 怎样退订\n\n正文。']]));
  expect(headings('newsletter')).toMatchObject([{ line: 1, wrong: '“## 怎样退订” is a question.' }]);
  expect([...headings('faq'), ...headings('returnPromise')]).toEqual([]);
});

test('Texts for readers are read; words that people search with, tests and other languages are not', () => {
  const paths = [
    'demo/places/paris.json',
    'demo/cruises/ports.json',
    'packages/web/src/i18n/messages/zh-Hans.json',
    'packages/core/src/a.ts',
  ];
  for (const path of paths) expect(hasChineseTexts(path), path).toBe(true);
  for (const path of [
    'packages/search/src/a.ts',
    'packages/core/src/a.test.ts',
    'docs/a.md',
    'variants/a/copy/en/faq.md',
  ])
    expect(hasChineseTexts(path), path).toBe(false);
});
