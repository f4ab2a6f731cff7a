import { expect, test } from 'vitest';
import { preferencesOf } from './page-address.ts';
import { pageKey, pagePathOf, relevantUrl } from './page-key.ts';

test.each([
  ['/de/faq.data', '/de/faq'],
  ['/de.data', '/de'],
  ['/_.data', '/'],
  ['/de/faq', '/de/faq'],
  ['/data', '/data'],
])('The data of a page belongs to the page: %s', (path, page) => {
  expect(pagePathOf(path)).toBe(page);
});

test.each([
  ['', [], '/list'],
  ['utm_source=x&fbclid=y', ['page'], '/list'],
  ['page=2&utm_source=x', ['page'], '/list?page=2'],
  ['b=1&a=2', ['a', 'b'], '/list?a=2&b=1'],
  ['a=1&b=3&a=2', ['a'], '/list?a=1%2C2'],
  ['a=', ['a'], '/list?a='],
  ['a=%00%c3', ['a'], '/list?a=%00%EF%BF%BD'],
])(
  'Only parameters that change a page are part of its key, in a fixed order and once: %s',
  (query, parameters, expected) => {
    expect(relevantUrl('/list', query, { query: parameters })).toBe(expected);
  },
);

test('If a search text is given twice, the first is used, including its commas', () => {
  const reads = { query: ['q', 'type'], textParameter: 'q' };
  expect(relevantUrl('/search', 'q=a&type=x&q=b&type=y', reads)).toBe('/search?q=a&type=x%2Cy');
  expect(relevantUrl('/search', 'q=a,b', reads)).toBe('/search?q=a%2Cb');
  expect(relevantUrl('/search', 'q=&q=b', reads)).toBe('/search?q=');
});

test.each([
  ['/de/faq', {}, 'de EUR'],
  ['/de/faq', { 'accept-language': 'zh' }, 'de EUR'],
  ['/', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-Hans EUR'],
  ['/', { cookie: 'locale=de', 'accept-language': 'zh' }, 'de EUR'],
  ['/', { cookie: 'a=b; currency=JPY; locale=de' }, 'de JPY'],
  ['/', { cookie: 'currency=XXX; locale=xx' }, 'en EUR'],
  ['/', { cookie: 'currency=__proto__' }, 'en EUR'],
  ['/', { cookie: 'mycurrency=JPY; =USD; currency' }, 'en EUR'],
  ['/', { cookie: `currency=${'J'.repeat(10_000)}` }, 'en EUR'],
  ['/fr', {}, 'fr EUR'],
])(
  'A page depends on language and currency, taken from path, cookie and browser in this order: %s %j',
  (path, headers, key) => {
    expect(pageKey('/x', preferencesOf(path, headers))).toBe(`${key} /x`);
  },
);

test('Two visitors share a cached page only if they see the same content', () => {
  const keyOf = (headers: Record<string, string>) => pageKey('/', preferencesOf('/', headers));
  const anna = keyOf({ cookie: 'session=anna; currency=USD', 'user-agent': 'one' });
  expect(keyOf({ cookie: 'currency=USD; session=ben', 'user-agent': 'two' })).toBe(anna);
  expect(keyOf({ cookie: 'session=anna; currency=CHF' })).not.toBe(anna);
  expect(keyOf({ cookie: 'session=anna; currency=USD; locale=de' })).not.toBe(anna);
});
