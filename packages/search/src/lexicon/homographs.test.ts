import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { folded } from '../../test-support/folded.ts';
import { ALSO_NAMES, NEVER_ALONE, ONE_CHARACTER_TERMS } from './homographs.ts';
import { LEXICON } from './lexicon.ts';

type NamesByLanguage = Readonly<Record<string, string>>;
type DemoPlace = {
  readonly location: {
    readonly names: NamesByLanguage;
    readonly countryNames: NamesByLanguage;
    readonly stateNames: NamesByLanguage | null;
    readonly aliases: Readonly<Record<string, readonly string[]>>;
  };
  readonly sights: readonly { readonly names: NamesByLanguage }[];
};

const folder = new URL('../../../../demo/places/', import.meta.url);
const places: readonly DemoPlace[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
);
const terms = new Set(
  Object.values(LEXICON).flatMap(({ terms }) =>
    MESSAGE_LOCALES.flatMap((language) => terms[language].map(folded)),
  ),
);

test('No term is the name of a place or a sight, except those in `ALSO_NAMES`', () => {
  const names = places.flatMap(({ location: { names, countryNames, stateNames, aliases }, sights }) =>
    [names, countryNames, stateNames ?? {}, ...sights.map((sight) => sight.names)]
      .flatMap((named) => Object.values(named))
      .concat(Object.values(aliases).flat()),
  );
  const shared = [...new Set(names.map(folded))].filter((name) => terms.has(name));
  expect(shared.sort()).toEqual(Object.keys(ALSO_NAMES).sort());
});

test('No Chinese term is part of a city or country name: 葡萄 would find all of Portugal', () => {
  const names = places.flatMap(({ location: { names, countryNames } }) => [
    names['zh-Hans'] ?? '',
    countryNames['zh-Hans'] ?? '',
  ]);
  const within = names.filter((name) =>
    [...terms].some((term) => /\p{Script=Han}/u.test(term) && name.includes(term)),
  );
  expect(within).toEqual([]);
});

test('A word with two meanings is never a term by itself, and all its safe terms exist', () => {
  for (const [word, { safeIn }] of Object.entries(NEVER_ALONE)) {
    expect(terms.has(word), word).toBe(false);
    expect(
      safeIn.filter((term) => !terms.has(folded(term))),
      word,
    ).toEqual([]);
  }
});

test('The only one-character terms are those in `ONE_CHARACTER_TERMS`', () => {
  const single = [...terms].filter((term) => [...term].length === 1);
  expect(single.sort()).toEqual([...ONE_CHARACTER_TERMS].sort());
});
