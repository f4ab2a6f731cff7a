import { globSync, readFileSync } from 'node:fs';
import { SAVED_ROOT } from '@ashore/core/contract/values/limits.ts';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../../../../`;
const read = (path: string) => readFileSync(root + path, 'utf8');

/** Names under which the browser stores something, as the sources define them. */
const storedKeys = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map(read)
  .flatMap((source) => {
    const [found, literal] =
      /savedStore<[^(]*\(\s*\{\s*name: (?:'([\w-]+)'|SAVED_ROOT\.name)/.exec(source) ?? [];
    const ofStore = found && (literal ?? SAVED_ROOT.name);
    const own = /(?:browser|session)Storage\.setItem\(/.test(source)
      ? [...source.matchAll(/^const (?:key|STORAGE_KEY) = '([\w-]+)'/gm)].map(([, key]) => key)
      : [];
    return [ofStore, ...own].filter((key) => key !== undefined);
  });

test('The sources store eleven entries', () => {
  const expected = [
    'booking-key',
    'bought',
    'commerce',
    'extras',
    'hotels',
    'organisation-draft',
    'quote',
    'review-draft',
    'root',
    'ship',
    'trip-plan',
  ];
  expect(storedKeys.toSorted()).toEqual(expected);
});

test.each(['en', 'de', 'zh-Hans'])('The privacy notice in %s names every stored entry', (locale) => {
  const rows = read(`variants/shared/copy/${locale}/privacy.md`)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '');
  for (const key of storedKeys)
    expect(
      rows.some((names) => new RegExp(`(^|[\\s,、，])${key}([\\s,、，（(]|$)`).test(names)),
      key,
    ).toBe(true);
});
