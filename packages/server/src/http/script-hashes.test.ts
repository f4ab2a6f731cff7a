import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test.each([
  ['plain', '<script>a()</script>', ['a()']],
  ['with attributes', '<script type="module" async="">import "x"</script>', ['import "x"']],
  ['with a ">" in an attribute', '<script data-note="a > b" nonce=\'>\'>a()</script>', ['a()']],
  ['in capitals and with space', '<SCRIPT >a()</SCRIPT\n>', ['a()']],
  ['with a type that names a script', '<script type="text/javascript">a()</script>', ['a()']],
  ['an import map', '<script type="importmap">{"imports":{}}</script>', ['{"imports":{}}']],
  ['without quotes around its type', '<script type=module>a()</script>', ['a()']],
  ['twice the same', '<script>a()</script><script>a()</script><script>b()</script>', ['a()', 'b()']],
  ['over several lines', '<script>a(\n"<b>")</script>', ['a(\n"<b>")']],
])('a script in the page is allowed by its hash: %s', (_, html, bodies) => {
  expect(scriptHashes(`<p>before</p>${html}<p>after</p>`)).toEqual(bodies.map(hash));
});

test.each([
  ['a file', '<script src="/a.js"></script>'],
  ['a file that also has a body, which browsers ignore', '<script async src = "/a.js">a()</script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['data for scripts', "<script type='application/json'>{}</script>"],
  ['nothing at all', '<script></script>'],
  ['a word that begins alike', '<scripture>a()</scripture>'],
])('what does not run needs no hash: %s', (_, html) => {
  expect(scriptHashes(html)).toEqual([]);
});

test('browsers hash what they parsed, where every line ends with a line feed', () => {
  expect(scriptHashes('<script>a()\r\nb()\rc()</script>')).toEqual([hash('a()\nb()\nc()')]);
});

test('a page of a megabyte takes no time worth mentioning', () => {
  const hostile = `<script ${'"x'.repeat(100_000)}${'<script>'.repeat(1_000)}`;
  const begun = performance.now();
  scriptHashes(hostile);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
