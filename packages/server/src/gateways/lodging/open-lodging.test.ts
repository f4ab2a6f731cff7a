import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { playBedbank } from '../../../test-support/lodging/bedbank-stand-in.ts';
import { couple, wantedRooms } from '../../../test-support/lodging/bedbank-under-test.ts';
import { openLodging } from './open-lodging.ts';

const now = () => new Date('2027-03-01T10:00:00Z');

function connectionWith(codes: string, url = 'http://127.0.0.1:1') {
  const codesFile = join(emptyFolder(), 'codes.json');
  writeFileSync(codesFile, codes);
  return {
    name: 'Nightstock',
    url,
    key: 'a-long-bedbank-key',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    markup: 0,
    codesFile,
  };
}

test('Without a bedbank in the settings there is no seller of rooms', () => {
  expect(openLodging({ bedbank: undefined, now }).size).toBe(0);
});

test('A bedbank is known by its name and asked in the codes of its file', async () => {
  const { url, received, close } = await playBedbank();
  onTestFinished(close);
  const codes = { countries: { DE: '69' }, boards: { breakfast: 7 } };
  const supplies = openLodging({ bedbank: connectionWith(JSON.stringify(codes), url), now });
  const wanted = wantedRooms({ parties: [{ ...couple, board: 'breakfast' }] });
  await supplies.get('Nightstock')?.rooms('H1', wanted, AbortSignal.timeout(5_000));
  expect(received[0]?.body).toMatchObject({ rooms: [{ nationality: '69', rateBasis: 7 }] });
});

test.each([
  ['no JSON', '{'],
  ['no countries', '{}'],
  ['a country that is no ISO code', '{"countries":{"Germany":"69"}}'],
  ['a board that does not exist', '{"countries":{},"boards":{"brunch":1}}'],
  ['an unknown field', '{"countries":{},"cities":{}}'],
])('The server does not start with a file of codes that has %s', (_, codes) => {
  expect(() => openLodging({ bedbank: connectionWith(codes), now })).toThrow('BEDBANK_CODES');
});

test('The server does not start without the file of codes', () => {
  const bedbank = { ...connectionWith('{}'), codesFile: '/nowhere/codes.json' };
  expect(() => openLodging({ bedbank, now })).toThrow('BEDBANK_CODES');
});
