import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adult, group, optionForTests } from '../../../../test-support/option.ts';
import { emptyChoice } from './choice.ts';
import { addressOfChoice, choiceInAddress } from './choice-address.ts';

const options = [optionForTests('shared'), optionForTests('private', { tickets: [group] })] as const;
const read = (search: string) => choiceInAddress(search, options);

test('An address contains the date, travellers, option and start time', () => {
  expect(read('?date=2026-12-05&adult=2&child=1&option=2&time=1915')).toEqual({
    date: '2026-12-05',
    option: 'private',
    time: '19:15',
    ticketCounts: { adult: 2, child: 1 },
  });
  expect(read('?time=any').time).toBe('any');
});

test('An address from the cart names the option by its key', () => {
  expect(read('?option=private').option).toBe('private');
});

test('Unreadable parts of an address are ignored', () => {
  const wrong = [
    '?date=2026-02-30',
    '?date=tomorrow&option=9',
    '?option=0&time=2460',
    '?time=7pm&adult=-1',
    '?adult=1.5&child=1000&option=x',
    '?adult=Infinity&time=',
  ];
  for (const search of wrong) expect(read(search), search).toEqual(emptyChoice);
});

test('The usual option is left out of the address, and other parameters stay', () => {
  const choice = { ...emptyChoice, option: 'shared', ticketCounts: { adult: 2, child: 0 } };
  expect(addressOfChoice(choice, options, '?affiliate=quay&adult=5&date=2026-01-01')).toBe(
    '?affiliate=quay&adult=2',
  );
  expect(addressOfChoice(emptyChoice, options, '?adult=5')).toBe('');
  // The travellers of a search are counted as tickets from here on.
  expect(addressOfChoice(choice, options, '?party=4&ages=7,9')).toBe('?adult=2');
});

test('An option that costs more than the "from" price is named even if it is the first', () => {
  const dearFirst = [
    optionForTests('dear', { tickets: [{ ...adult, price: 70 }] }),
    optionForTests('usual'),
  ] as const;
  const search = addressOfChoice({ ...emptyChoice, option: 'dear' }, dearFirst, '');
  expect(search).toBe('?option=1');
  expect(choiceInAddress(search, dearFirst).option).toBe('dear');
  expect(addressOfChoice({ ...emptyChoice, option: 'usual' }, dearFirst, '')).toBe('');
});

test('A choice written to an address is read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-12-05', '2028-02-29', undefined),
      fc.constantFrom('private', undefined),
      fc.constantFrom('07:00', 'any', undefined),
      fc.integer({ min: 1, max: 99 }),
      (date, option, time, adult) => {
        const choice = { date, option, time, ticketCounts: { adult } } as Parameters<
          typeof addressOfChoice
        >[0];
        expect(read(addressOfChoice(choice, options, ''))).toEqual(choice);
      },
    ),
  );
});
