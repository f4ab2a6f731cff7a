import { describe, expect, test } from 'vitest';
import { SHIP_KINDS, statedShipCases, statementsOf } from '../../test-support/cruises/stated-ships.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { statedFacts } from './stated-facts.ts';

const day = { kind: 'day', label: 'Date', text: 'Mon, 11 Jan 2027', href: null } as const;
const terms = { kind: 'terms', label: 'If you cancel', text: 'No refund', href: null } as const;
const noStatements = { answers: [], start: null, end: null };

test.each(statedShipCases)('What counts of a ship: $name', ({ ship, stated, expected }) => {
  const statements = statementsOf(stated);
  const { transferRequest } = statements;
  const facts = statedFacts({ facts: [day, terms], ship, ride: transferRequest }, statements, 'en');
  expect(Object.fromEntries(facts.map(({ kind, text }) => [kind, text]))).toEqual({
    day: day.text,
    terms: terms.text,
    ...expected,
  });
});

test('Facts stand in the order in which a booking states them, each once, and what was stated before is replaced', () => {
  const [, ...others] = statedShipCases;
  for (const { ship, stated } of others) {
    const statements = statementsOf(stated);
    const { transferRequest } = statements;
    const before = statedFacts({ facts: [day, terms], ship, ride: transferRequest }, noStatements, 'en');
    const after = statedFacts({ facts: before, ship, ride: transferRequest }, statements, 'en');
    expect(after).toEqual(
      statedFacts({ facts: [day, terms], ship, ride: transferRequest }, statements, 'en'),
    );
    const kinds = after.map(({ kind }) => kind);
    expect(kinds).toEqual(['day', ...SHIP_KINDS.filter((kind) => kinds.includes(kind)), 'terms']);
    expect(statedFacts({ facts: after, ship, ride: transferRequest }, noStatements, 'en')).toEqual(before);
  }
});

describe.each(MESSAGE_LOCALES)('In %s', (locale) => {
  test('the same facts are stated, each with a label', () => {
    for (const { ship, stated, expected } of statedShipCases) {
      const statements = statementsOf(stated);
      const { transferRequest } = statements;
      const facts = statedFacts({ facts: [], ship, ride: transferRequest }, statements, locale);
      expect(facts.map(({ kind }) => kind)).toEqual(SHIP_KINDS.filter((kind) => expected[kind]));
      expect(facts.every(({ label, text }) => label !== '' && text !== '')).toBe(true);
      for (const [index, { kind, text }] of facts.entries())
        expect(text.split('\n'), `${kind} ${index}`).toHaveLength(
          expected[kind as 'ship']?.split('\n').length ?? 0,
        );
    }
  });
});
