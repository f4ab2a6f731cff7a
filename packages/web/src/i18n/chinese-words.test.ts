import { expect, test } from 'vitest';
import zh from './messages/zh-Hans.json' with { type: 'json' };

/** Words for one thing, and the one that Chinese messages use. */
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/取消政策/, '取消规则'],
  [/房价方案/, '价格方案, as in mails and terms'],
  [/入住人代表|(?<!要)主入住人/, '主要入住人'],
  [/仅余/, '仅剩'],
  [/网址中的/, '链接中的'],
  [/点评/, '评价'],
  [/支付方式/, '付款方式'],
  [/\p{Script=Han} \{(?:time|count|minutes|spots)\b/u, 'no space before a number'],
  [/[}一\d]名(?:成人|儿童)/, '位, as everywhere else'],
];

test('Chinese messages have one word for one thing', () => {
  const wrong = Object.entries(zh).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      rules
        .filter(([pattern]) => pattern.test(text))
        .map(([, instead]) => `${namespace}.${key}: ${text} (write ${instead})`),
    ),
  );
  expect(wrong).toEqual([]);
});
