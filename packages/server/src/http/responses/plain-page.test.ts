import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainPageStyle } from './plain-page.ts';

const sheets = ['../mailbox/mailbox.css', '../api/docs/docs.css'];
const at = (path: string) => new URL(path, import.meta.url);
const shared = readFileSync(at('plain-page.css'), 'utf8');

test.each(sheets)(
  'A plain page has the shared background, focus and link styles, then its own rules: %s',
  async (own) => {
    const style = await plainPageStyle(at(own));
    expect(style.startsWith(shared)).toBe(true);
    expect(style.endsWith(readFileSync(at(own), 'utf8'))).toBe(true);
  },
);

test('Rules that plain pages share are written once', () => {
  const rules = [shared, ...sheets.map((sheet) => readFileSync(at(sheet), 'utf8'))].flatMap((sheet) =>
    sheet.trim().split('\n\n'),
  );
  expect(new Set(rules).size).toBe(rules.length);
});
