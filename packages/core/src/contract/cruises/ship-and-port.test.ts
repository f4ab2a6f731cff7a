import { expect, test } from 'vitest';
import { portPath, sailingPath, shipPath } from '../values/product-path.ts';
import { showCruisePort, showCruiseShip } from './ship-and-port.ts';

const isValid = async (call: typeof showCruisePort | typeof showCruiseShip, input: unknown) => {
  const schema = call['~orpc'].inputSchema;
  return schema?.safeParse(input).success;
};

test.each(['2027-01', '2027-12', undefined])(
  'A port may be asked for a month, or without one: %s',
  async (month) => {
    expect(await isValid(showCruisePort, { slug: 'lisbon', month })).toBe(true);
  },
);

test.each(['2027-00', '2027-13', '2027-1', '27-01', '2027-01-01', ''])(
  'What is no month of the calendar is refused: %j',
  async (month) => {
    expect(await isValid(showCruisePort, { slug: 'lisbon', month })).toBe(false);
  },
);

test('A ship and a port are asked for by a slug of limited length', async () => {
  for (const call of [showCruiseShip, showCruisePort]) {
    expect(await isValid(call, { slug: 'serena' })).toBe(true);
    expect(await isValid(call, { slug: '' })).toBe(false);
    expect(await isValid(call, { slug: 'x'.repeat(101) })).toBe(false);
  }
});

test('Ships, ports and sailings have addresses of their own', () => {
  expect([shipPath('serena'), portPath('lisbon'), sailingPath('route-1')]).toEqual([
    '/cruiseShips/serena',
    '/cruisePorts/lisbon',
    '/toursForCruises/route-1',
  ]);
});
