import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainPageStyle } from './plain-page.ts';

const sheetPaths = ['../mailbox/mailbox.css', '../api/docs/docs.css'];
const urlOf = (path: string) => new URL(path, import.meta.url);
const sharedCss = readFileSync(urlOf('plain-page.css'), 'utf8');

test.each(sheetPaths)(
  'A plain page has the shared background, focus and link styles, then its own rules: %s',
  async (ownSheet) => {
    const style = await plainPageStyle(urlOf(ownSheet));
    expect(style.startsWith(sharedCss)).toBe(true);
    expect(style.endsWith(readFileSync(urlOf(ownSheet), 'utf8'))).toBe(true);
  },
);

test('Rules that plain pages share are written once', () => {
  const rules = [sharedCss, ...sheetPaths.map((sheet) => readFileSync(urlOf(sheet), 'utf8'))].flatMap(
    (sheet) => sheet.trim().split('\n\n'),
  );
  expect(new Set(rules).size).toBe(rules.length);
});
