import { randomUUID } from 'node:crypto';
import type { ShipDetails, TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { shipFactTexts } from '@ashore/core/cruises/ship-fact-texts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { fromShip, withShipInLisbon } from '../../../../test-support/bookings/from-sailing.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue, sailId } from '../../../../test-support/quotes/quotes.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { showBooking } from '../show-booking.ts';
import { changeShip, MOST_SHIP_CHANGES } from './change-ship.ts';

let testDb: TestDatabase;
let routeId = '';
const question = randomUUID();
const hotel = randomUUID();

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await sql(
    `insert into product_questions (id, product_id, slug, scope, kind, position) values ($1, $2, 'ship', 'booking', 'ship', 0)`,
    [question, sailId],
  );
  await sql(
    `insert into product_question_texts (question_id, locale, label) values ($1, 'en', 'Which ship?')`,
    [question],
  );
  await sql(
    `insert into organisations (id, kind, name, email_address) values ($1, 'concierge', 'Hotel Cais', 'cais@example.org')`,
    [hotel],
  );
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('truncate emails, jobs');
  routeId = await withShipInLisbon(testDb.database, '2037-11-23');
});
afterAll(() => testDb.drop());

const sql = (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values);
const site = { name: 'Ashore', publicUrl: 'https://www.example.org', operatorAddress: 'desk@example.org' };

const request: TransferRequest = {
  kind: 'ship',
  direction: 'both',
  shipName: 'Aurora',
  terminal: 'Pier 2',
  allAboard: '17:30',
};
const answered: BookingOverrides = {
  quote: { ride: request },
  answers: [{ questionId: question, answer: 'Aurora, Pier 2, 17:30' }],
  travellerNotes: { dropOffInformation: { title: 'Aurora, Pier 2, 17:30', time: null } },
};
const serena: ShipDetails = { shipName: 'serena', terminal: 'Alcântara', allAboard: '18:00' };

const change = (accessKey: string, details: Partial<ShipDetails> = {}, accountId?: string) =>
  changeShip(testDb.database, { accessKey, accountId, ...serena, ...details });

async function show(accessKey: string) {
  const { database } = testDb;
  const input = {
    client: database.pool,
    readTexts: quoteReadersOf(database).readTexts,
    locale: 'en',
  } as const;
  const view = await showBooking(input, accessKey);
  if (!view) throw new Error('The booking is missing.');
  return view;
}

const steps = async () =>
  (await sql(`select step, actor from booking_transitions where step = 'change_ship'`)).rows;

async function emails() {
  const { rows: jobs } = await sql(`select payload from jobs where kind = 'notify-booking' order by key`);
  for (const { payload } of jobs) await sendNotifications({ database: testDb.database, site }, payload);
  return (await sql('select to_address as to, subject, body from emails order by key')).rows;
}

test('A corrected ship replaces the one before in every fact of the booking, and is mailed to the supplier', async () => {
  const { accessKey, orderNumber } = await insertBooking(testDb.database, answered);
  expect((await show(accessKey)).ship).toEqual({
    shipName: 'Aurora',
    terminal: 'Pier 2',
    allAboard: '17:30',
    isInPort: null,
    byTimetable: null,
    changeUntil: expect.stringMatching(/^2037-11-23T/),
  });
  await change(accessKey);
  const view = await show(accessKey);
  expect(view.ship).toMatchObject({ ...serena, isInPort: true });
  const texts = view.facts.map(({ kind, text }) => `${kind} ${text}`).join('\n');
  expect(texts).not.toMatch(/Aurora|Pier 2|17:30/);
  expect(view.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'transfer',
        text: 'Both ways\nShip: serena\nTerminal or pier: Alcântara\nAll aboard: 18:00',
      }),
      expect.objectContaining({
        kind: 'answer',
        text: 'serena\nTerminal or pier: Alcântara\nAll aboard: 18:00',
      }),
      expect.objectContaining({ kind: 'dropOff', text: 'serena, Alcântara, 18:00' }),
    ]),
  );
  expect(await steps()).toEqual([{ step: 'change_ship', actor: 'traveller' }]);
  const [mail, ...others] = await emails();
  expect(others).toEqual([]);
  expect(mail.subject).toContain(`New ship details ${orderNumber}`);
  expect(JSON.stringify(mail.body)).toContain('serena');
});

test('A transfer request alone is corrected too', async () => {
  const { id, accessKey } = await insertBooking(testDb.database, { quote: { ride: request } });
  await change(accessKey, { terminal: '', allAboard: null });
  const { rows } = await sql(`select quote -> 'ride' as ride from bookings where id = $1`, [id]);
  expect(rows[0].ride).toEqual({ ...request, shipName: 'serena', terminal: '', allAboard: null });
});

test('A repeated correction changes nothing and sends no second email; another one does', async () => {
  const { accessKey } = await insertBooking(testDb.database, answered);
  await change(accessKey);
  await change(accessKey);
  expect(await steps()).toHaveLength(1);
  await change(accessKey, { terminal: 'Santa Apolónia' });
  expect(await steps()).toHaveLength(2);
  expect(await emails()).toHaveLength(2);
});

test('The ship of a booking is corrected a few times only, because each time the supplier gets an email', async () => {
  const { accessKey } = await insertBooking(testDb.database, answered);
  for (let pier = 0; pier < MOST_SHIP_CHANGES; pier += 1)
    await change(accessKey, { terminal: `Pier ${pier}` });
  await expect(change(accessKey)).rejects.toMatchObject({ code: 'unprocessable', reason: 'too_often' });
  expect((await show(accessKey)).ship).toMatchObject({ terminal: `Pier ${MOST_SHIP_CHANGES - 1}` });
});

test('After the cut-off of the departure the ship is no longer corrected', async () => {
  const { id, accessKey } = await insertBooking(testDb.database, answered);
  await sql(
    `update bookings set starts_at = now() + make_interval(mins => option.cutoff_minutes + $2)
     from product_options option where option.id = (quote ->> 'optionId')::uuid and bookings.id = $1`,
    [id, -1],
  );
  expect((await show(accessKey)).ship?.changeUntil).toBeNull();
  await expect(change(accessKey)).rejects.toMatchObject({ code: 'conflict' });
  expect((await show(accessKey)).ship).toMatchObject({ shipName: 'Aurora' });
});

test.each(['on_request', 'cancelled', 'completed'] as const)(
  'The ship of a booking that is %s is not corrected',
  async (state) => {
    const { accessKey } = await insertBooking(testDb.database, { ...answered, state });
    expect((await show(accessKey)).ship?.changeUntil).toBeNull();
    await expect(change(accessKey)).rejects.toMatchObject({ code: 'conflict' });
    expect(await steps()).toEqual([]);
  },
);

test('A booking without a ship gets none', async () => {
  const { accessKey } = await insertBooking(testDb.database);
  expect((await show(accessKey)).ship).toBeNull();
  await expect(change(accessKey)).rejects.toMatchObject({ code: 'conflict', field: 'ship' });
});

const limit = { limitMinor: 100_000, currency: 'EUR' } as const;
const bySailing = () => insertBooking(testDb.database, { quote: fromShip(testDb.database, routeId, limit) });
const factsOf = async (accessKey: string) =>
  Object.fromEntries((await show(accessKey)).facts.map(({ kind, text }) => [kind, text]));

test('What travellers of a sailing correct stands beside the timetable, decides on the promise, and is mailed to the supplier', async () => {
  const { accessKey } = await bySailing();
  const byTimetable = { terminal: 'South quay', allAboard: '18:00' };
  expect((await show(accessKey)).ship).toMatchObject({ ...byTimetable, shipName: 'serena', byTimetable });
  const { returnPromise: promised } = await factsOf(accessKey);
  await change(accessKey, { allAboard: '12:00' });
  expect((await show(accessKey)).ship).toMatchObject({
    terminal: 'Alcântara',
    allAboard: '12:00',
    byTimetable,
  });
  const facts = await factsOf(accessKey);
  expect(facts.pier).toContain('lisbon, Alcântara\nStated by the travellers');
  expect(facts.allAboard).toMatch(/^12:00 .*\n.*By our timetable: 18:00/);
  expect(facts.inPort).toContain(shipFactTexts.en.unfit);
  expect([promised, facts.returnPromise]).toEqual([
    returnPromiseTexts.en.ofTrip('€1,000'),
    returnPromiseTexts.en.ofStatedTime,
  ]);
  const [mail] = await emails();
  expect(JSON.stringify(mail.body)).toMatch(/Alcântara.*12:00/);
  // The timetable’s own details, sent again, take the correction back.
  await change(accessKey, byTimetable);
  expect((await factsOf(accessKey)).returnPromise).toBe(promised);
});

test('The ship of a sailing is not replaced by another one', async () => {
  const { accessKey } = await bySailing();
  await expect(change(accessKey, { shipName: 'Aurora' })).rejects.toMatchObject({
    code: 'conflict',
    field: 'shipName',
  });
  expect(await steps()).toEqual([]);
});

test('The booking says whether a ship of our timetable is in port during the trip', async () => {
  const { accessKey } = await insertBooking(testDb.database, answered);
  await change(accessKey, { shipName: ' Serena ' });
  expect((await show(accessKey)).ship).toMatchObject({ isInPort: true });
  await sql(`update cruise_calls set state = 'skipped' where position = 1`);
  expect((await show(accessKey)).ship).toMatchObject({ isInPort: false });
  await sql(`update cruise_routes set starts_on = starts_on + 60, ends_on = ends_on + 60`);
  expect((await show(accessKey)).ship).toMatchObject({ isInPort: null });
});

test('A guest of an organisation corrects the ship with the guest key; other keys open nothing', async () => {
  const { id } = await insertBooking(testDb.database, { ...answered, organisationId: hotel });
  const { rows } = await sql('select guest_key as key from bookings where id = $1', [id]);
  await change(rows[0].key);
  expect(await show(rows[0].key)).toMatchObject({ seenBy: 'guest', ship: { shipName: 'serena' } });
  const paid = await insertBooking(testDb.database, answered);
  const own = await sql('select guest_key as key from bookings where id = $1', [paid.id]);
  for (const key of [own.rows[0].key, 'k'.repeat(43), paid.orderNumber])
    await expect(change(key)).rejects.toMatchObject({ code: 'not_found' });
  await expect(change(paid.orderNumber, {}, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});
