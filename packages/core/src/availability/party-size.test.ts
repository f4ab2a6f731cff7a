import { expect, test } from 'vitest';
import { partySize } from './party-size.ts';

test('Every traveller takes a spot, also with a free ticket', () => {
  expect(partySize({ adult: 2, child: 1, infant: 1 })).toEqual({ people: 4, takesWholeDeparture: false });
  expect(partySize({})).toEqual({ people: 0, takesWholeDeparture: false });
});

test('A group takes its whole departure', () => {
  expect(partySize({ group: 5 })).toEqual({ people: 5, takesWholeDeparture: true });
  expect(partySize({ group: 1 })).toEqual({ people: 1, takesWholeDeparture: true });
  expect(partySize({ group: 0, adult: 1 })).toEqual({ people: 1, takesWholeDeparture: false });
});
