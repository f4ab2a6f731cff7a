import { readdirSync, readFileSync } from 'node:fs';
import type { EXCLUDED, INCLUDED } from '@ashore/core/catalogue/features.ts';
import { expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

// Travellers buy what the name of an option promises, so its lists agree with its name: what it comes with is included,
// and what it does without is not.

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const options = places.flatMap(({ location, products }) =>
  products.flatMap((product) =>
    product.options.map((option) => ({
      at: `${location.slug}/${product.slug}: ${option.name.en}`,
      name: option.name.en,
      included: option.included ?? product.included,
      excluded: option.excluded ?? product.excluded,
      hasOwnLists: option.included !== undefined || option.excluded !== undefined,
    })),
  ),
);

type Included = (typeof INCLUDED)[number];
type Excluded = (typeof EXCLUDED)[number];

/** A word of a name, what includes it, and what it contradicts. */
type Promised = readonly [word: RegExp, included: readonly Included[], excluded?: Excluded];

const promised: readonly Promised[] = [
  [/\blunch(?! stop)/, ['lunch'], 'food'],
  [/\b(?:supper|dinner)\b/, ['dinner'], 'food'],
  [/\bbreakfast\b/, ['breakfast'], 'food'],
  [/\bpicnic\b/, ['lunch', 'dinner'], 'food'],
  [/\b(?:tapas|canapés|snacks|cannoli|cicchetti|pancakes|radishes)\b/, ['snack'], 'food'],
  [/\b(?:one drink|glass of|dram|white port|vermouth|champagne)\b/, ['one-drink'], 'drinks'],
  [/\b(?:aperitivo|bubbles|prosecco)\b/, ['one-drink', 'wine'], 'drinks'],
  [/(?<!glass of )\bwines?\b/, ['wine'], 'drinks'],
  [/\bbeers?\b/, ['beer'], 'drinks'],
  [/\bdrinks\b/, ['drinks'], 'drinks'],
  [/\b(?:coffee|espresso)\b/, ['coffee-or-tea']],
  [/\btasting\b/, ['tasting']],
  [/\b(?<!audio )(?:guides?|guided)\b/, ['guide']],
  [/\baudio (?:guide|tour)\b/, ['audio-guide']],
  [/\b(?:(?<!afternoon )ticket|timed entry|entrance fees|sanctuary)\b/, ['entrance'], 'entrance'],
  [/\b(?:coach|bus|return (?:ride|transport)|transfer)\b/, ['transport'], 'transport'],
  [/\bpick-up\b/, ['hotel-pickup', 'town-pickup']],
  [/(?<!also with )\b(?:bicycle|electric bike|e-bike)s?\b/, ['bike']],
  [/\bmotorboat\b/, ['boat-trip']],
  [/\b(?:dance lesson|refresher)\b/, ['lesson']],
  [/\b(?:photographer|photograph of you)\b/, ['photos']],
  [/\bsnorkel/, ['equipment']],
  [/\bnight under canvas\b/, ['overnight-stay']],
];

/** What a name says an option does without, and what it therefore does not include. */
const dispensedWith: readonly Promised[] = [
  [/\bfortress\b/, ['entrance']],
  [/\bbicycles?\b/, ['bike']],
  [/\bboat\b/, ['boat-trip']],
  [/\bsnorkelling\b/, ['equipment']],
];

/** Other words that make another meal of it, or another way to travel. */
const implied: readonly (readonly [name: RegExp, lacks: Included])[] = [
  [/^(?:evening (?:class|round|walk)|.*, evening$|moraga night)/, 'lunch'],
  [/^at lunchtime/, 'dinner'],
  [/^(?:late set|afternoon) only/, 'lunch'],
  [/^late set only/, 'dinner'],
  [/^late set only/, 'wine'],
  [/^ticket and guide only/, 'transport'],
  [/^(?:by (?:private )?car|in your own car)/, 'train-ticket'],
  [/^standing/, 'reserved-seat'],
];

/** The parts of a name that state what it comes with: all but those that begin with "without", "no" or "instead of". */
const partsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/, | (?=without |instead of )/)
    .map((part) => ({ part, isWithout: /^(?:without|no|instead of) /.test(part) }));

test('The demonstration data has options that include something else than their product', () => {
  expect(options.filter(({ hasOwnLists }) => hasOwnLists).length).toBeGreaterThan(140);
});

test('An option includes what its name says it comes with', () => {
  const contradictions: string[] = [];
  let checked = 0;
  for (const { at, name, included, excluded } of options)
    for (const { part, isWithout } of partsOf(name))
      for (const [word, codes, contradicted] of promised) {
        if (isWithout || !word.test(part)) continue;
        checked += 1;
        if (!included.some((code) => codes.includes(code)))
          contradictions.push(`${at} lacks ${codes.join(' or ')}`);
        if (excluded.some((code) => code === contradicted))
          contradictions.push(`${at} excludes ${contradicted}`);
      }
  expect(contradictions).toEqual([]);
  expect(checked).toBeGreaterThan(150);
});

test('An option does not include what its name says it does without', () => {
  let checked = 0;
  for (const { at, name, included } of options) {
    for (const { part, isWithout } of partsOf(name))
      for (const [word, none] of dispensedWith) {
        if (!isWithout || !word.test(part)) continue;
        checked += 1;
        expect([at, included.some((code) => none.includes(code))]).toEqual([at, false]);
      }
    for (const [pattern, lacks] of implied) {
      if (!pattern.test(name.toLowerCase())) continue;
      checked += 1;
      expect([at, lacks, included.includes(lacks)]).toEqual([at, lacks, false]);
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('No option includes a meal, drinks or a ride and says that food, drinks or transport are extra', () => {
  const meals: readonly Included[] = ['breakfast', 'lunch', 'dinner'];
  for (const { at, included, excluded, hasOwnLists } of options) {
    if (!hasOwnLists) continue;
    const hasMeal = included.some((code) => meals.includes(code));
    expect([at, 'food', hasMeal && excluded.includes('food')]).toEqual([at, 'food', false]);
    const hasDrinks = included.includes('drinks') || included.includes('one-drink');
    expect([at, 'drinks', hasDrinks && excluded.includes('drinks')]).toEqual([at, 'drinks', false]);
  }
});
