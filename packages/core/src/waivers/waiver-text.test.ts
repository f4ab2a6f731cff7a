import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { WAIVER_KINDS } from './waiver-kinds.ts';
import { sealedText, waiverText } from './waiver-text.ts';

const texts = WAIVER_KINDS.flatMap((kind) => MESSAGE_LOCALES.map((locale) => waiverText(kind, locale)));

test('The version of a text contains its date and the hash of its words, so a changed word needs a new version', () => {
  const hashed = texts.map((text) => {
    const hash = createHash('sha256').update(sealedText(text)).digest('hex').slice(0, 12);
    return `${text.kind} ${text.locale} ${hash}`;
  });
  expect(texts.map(({ kind, locale, version }) => `${kind} ${locale} ${version.slice(11)}`)).toEqual(hashed);
  for (const { version } of texts) expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{12}$/);
});

test('No two texts share a version, so a version identifies the text that was read and its language', () => {
  expect(new Set(texts.map(({ version }) => version)).size).toBe(texts.length);
});

test('A title says that what travellers sign is a waiver', () => {
  const unclear = texts.filter(({ title }) => !/^(?:Waiver for|Haftungserklärung für) |告知书$/.test(title));
  expect(unclear.map(({ title }) => title)).toEqual([]);
});

test('Every language has as many points as the others for every kind', () => {
  for (const kind of WAIVER_KINDS) {
    const [en, ...others] = MESSAGE_LOCALES.map((locale) =>
      waiverText(kind, locale).sections.map(({ points }) => points.length),
    );
    for (const other of others) expect([kind, other]).toEqual([kind, en]);
  }
});

test('No text excludes rights that the law protects, and each covers minors', () => {
  const says = { en: /by law.*under 18/s, de: /nach dem Gesetz.*unter 18/s, 'zh-Hans': /依法.*未满18/s };
  for (const text of texts) expect(sealedText(text)).toMatch(says[text.locale]);
});

test('Travellers sign only what applies to their activity: about animals when riding, brakes when cycling, crevasses on an expedition', () => {
  const words = {
    riding: { en: /kick or bite/, de: /treten oder beißen/, 'zh-Hans': /踢人或咬人/ },
    cycling: { en: /brakes/, de: /Bremsen/, 'zh-Hans': /刹车/ },
    motorcycle: { en: /sidecar/, de: /Beiwagen/, 'zh-Hans': /边三轮/ },
    snow: { en: /sledge/i, de: /Schlitten/, 'zh-Hans': /雪橇/ },
    expedition: { en: /crevasses/i, de: /Spalten/, 'zh-Hans': /冰裂缝/ },
  } as const;
  for (const [kind, said] of Object.entries(words))
    for (const text of texts)
      expect([text.kind, text.locale, kind, said[text.locale].test(sealedText(text))]).toEqual([
        text.kind,
        text.locale,
        kind,
        text.kind === kind,
      ]);
});
