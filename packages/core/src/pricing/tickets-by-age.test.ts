import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticketsByAge } from './tickets-by-age.ts';

const adult = { ticketType: 'adult', minAge: 13, maxAge: null } as const;
const child = { ticketType: 'child', minAge: 3, maxAge: 12 } as const;
const infant = { ticketType: 'infant', minAge: null, maxAge: 2 } as const;
const group = { ticketType: 'group', minAge: null, maxAge: null } as const;
const tickets = [adult, child, infant];

test('Each child has the ticket of its age, and from the end of that age on the ticket of an adult', () => {
  expect(ticketsByAge({ adults: 2, children: [1, 3, 12, 13] }, tickets)).toEqual({
    ...{ infant: 1, child: 2, adult: 3 },
  });
});

test('A child whose age is not known has the ticket of children, and that of an adult if there is none', () => {
  expect(ticketsByAge({ adults: 1, children: [null] }, tickets)).toEqual({ adult: 1, child: 1 });
  expect(ticketsByAge({ adults: 1, children: [null] }, [adult])).toEqual({ adult: 2 });
});

test('A child whose age is not known has no ticket where adults begin at eighteen', () => {
  const fromEighteen = [{ ...adult, minAge: 18 }];
  expect(ticketsByAge({ adults: 1, children: [] }, fromEighteen)).toEqual({ adult: 1 });
  expect(ticketsByAge({ adults: 1, children: [null] }, fromEighteen)).toBeUndefined();
});

test('A group ticket is for people of every age', () => {
  expect(ticketsByAge({ adults: 2, children: [0, 9, null] }, [group])).toEqual({ group: 5 });
});

test('If one traveller has no ticket, the party has none', () => {
  expect(ticketsByAge({ adults: 2, children: [2] }, [adult, child])).toBeUndefined();
  expect(ticketsByAge({ adults: 1, children: [] }, [{ ...adult, maxAge: 30 }])).toBeUndefined();
  expect(ticketsByAge({ adults: 1, children: [] }, [])).toBeUndefined();
});

test('No traveller is lost or counted twice, for any ages', () => {
  const age = fc.option(fc.integer({ min: 0, max: 17 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(age, { maxLength: 9 }), (adults, children) => {
      const party = ticketsByAge({ adults, children }, tickets) ?? {};
      const count = Object.values(party).reduce((sum, number) => sum + number, 0);
      expect(count).toBe(adults + children.length);
      expect(party.adult ?? 0).toBeGreaterThanOrEqual(adults);
    }),
  );
});

test('A youth ticket takes the ages between children and adults', () => {
  const youth = { ticketType: 'youth', minAge: 13, maxAge: 17 } as const;
  expect(ticketsByAge({ adults: 1, children: [12, 13, 17] }, [...tickets, youth])).toEqual({
    ...{ adult: 1, child: 1, youth: 2 },
  });
});

test('Children without a ticket of their own pay as adults, where the adult ticket has no least age', () => {
  const allAges = { ...adult, minAge: null };
  expect(ticketsByAge({ adults: 1, children: [0, 8] }, [allAges])).toEqual({ adult: 3 });
});

test('A child whose age is not known has the ticket of a youth, where that is the only one below adults', () => {
  const youth = { ticketType: 'youth', minAge: 6, maxAge: 17 } as const;
  expect(ticketsByAge({ adults: 1, children: [null] }, [adult, youth])).toEqual({ adult: 1, youth: 1 });
});

test('A child whose age is not known has the ticket of an adult where adults begin at seventeen', () => {
  expect(ticketsByAge({ adults: 0, children: [null] }, [{ ...adult, minAge: 17 }])).toEqual({ adult: 1 });
});
