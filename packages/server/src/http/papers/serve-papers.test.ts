import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../app-for-tests.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { putBooked } from '../../features/bookings/booked-for-tests.ts';
import { issueInvoice } from '../../features/bookings/issue-invoice.ts';
import { tellBooking } from '../../features/bookings/tell-booking.ts';
import { loadQuoteWorld } from '../../features/quotes/quotes-for-tests.ts';
import { textOfPdf } from '../../features/tickets/read-pdf-for-tests.ts';
import { listeningApp } from '../../listening-app-for-tests.ts';
import { createDispatch } from '../dispatch.ts';
import { listen } from '../exchange-for-tests.ts';
import { sendError } from '../send-error.ts';
import type { FoundPaper } from './draw-paper.ts';
import { createServePapers } from './serve-papers.ts';

const dispatching = {
  answerers: new Map(),
  begin: () => true,
  isDraining: () => false,
  refuse: sendError,
  onFault: () => {},
};

let place: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  app = await listeningApp({ database: place.database });
});

afterAll(async () => {
  await app.close();
  await place.drop();
});

const ask = (path: string, init?: RequestInit) => fetch(`${app.url}/papers/${path}`, init);
const readPdf = async (answer: Response) => textOfPdf(Buffer.from(await answer.arrayBuffer()));

test('Whoever has the key has the ticket, in the language of the booking, and nobody keeps it on the way.', async () => {
  const { accessKey, orderNumber } = await putBooked(place.database, { locale: 'de' });
  const answer = await ask(`${accessKey}/ticket.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${orderNumber}.pdf"`);
  const text = await readPdf(answer);
  expect(text).toContain('Ihre Tickets');
  expect(text).toContain('Title of sail (de)');
  expect(text).toContain('Mara Lind');
});

test('What a calendar gets is the trip, and what an accountant gets the invoice of the booking.', async () => {
  const { id: bookingId, accessKey, orderNumber } = await putBooked(place.database);
  const calendar = await ask(`${accessKey}/trip.ics`);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain(`UID:${orderNumber}@`);
  const number = await transaction(place.database, ({ client }) =>
    issueInvoice(client, { bookingId, kind: 'invoice', totalMinor: 9_700 }),
  );
  const text = await readPdf(await ask(`${accessKey}/invoice-${number}.pdf`));
  expect(text).toContain(`Invoice ${number}`);
  expect(text).toContain('Ashore Marketplace GmbH in the name and on behalf of Harbour Walks');
});

test('A supplier opens the list of those who come, with their passports, by the link in his mail alone.', async () => {
  const { id, accessKey } = await putBooked(place.database, {
    participants: [{ participantName: 'Mara Lind', passportNumber: 'C01X00T47' }, {}],
  });
  const site = { name: 'Ashore', publicUrl: app.url, operatorAddress: 'desk@example.org' };
  await tellBooking({ database: place.database, site }, { bookingId: id, about: 'pay' });
  const { rows } = await place.database.pool.query('select key, body from mails where key like $1', [
    `booking/${id}/%`,
  ]);
  const linksOf = (key: string) =>
    rows.find((row) => row.key === key).body.links.map(({ url }: { url: string }) => url);
  const [url] = linksOf(`booking/${id}/pay/supplier`);
  expect(linksOf(`booking/${id}/pay`).join()).not.toContain('manifest');
  const answer = await fetch(url);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await readPdf(answer)).toContain('C01X00T47');
  expect((await ask(`manifest/${accessKey}.pdf`)).status).toBe(404);
});

test('A booking that was given up has a ticket that opens nothing; one that was never confirmed has none.', async () => {
  const off = await putBooked(place.database, { state: 'cancelled' });
  expect(await readPdf(await ask(`${off.accessKey}/ticket.pdf`))).toContain('Cancelled – not valid');
  expect(await (await ask(`${off.accessKey}/trip.ics`)).text()).toContain('METHOD:CANCEL');
  const asked = await putBooked(place.database, { state: 'on_request' });
  await place.database.pool.query('update bookings set confirmed_at = null where id = $1', [asked.id]);
  expect((await ask(`${asked.accessKey}/ticket.pdf`)).status).toBe(404);
  expect((await ask(`${asked.accessKey}/trip.ics`)).status).toBe(404);
});

test('A key that nobody has, somebody else’s invoice and a paper that is none are answered alike.', async () => {
  const mine = await putBooked(place.database);
  const theirs = await putBooked(place.database);
  const number = await transaction(place.database, ({ client }) =>
    issueInvoice(client, { bookingId: theirs.id, kind: 'invoice', totalMinor: 100 }),
  );
  const answers = await Promise.all(
    [
      `${'A'.repeat(43)}/ticket.pdf`,
      `${mine.accessKey}/invoice-${number}.pdf`,
      `${mine.accessKey}/invoice-2026-999999.pdf`,
      `${mine.accessKey}/passport.pdf`,
      `${mine.accessKey.slice(1)}/ticket.pdf`,
      `${mine.accessKey}/../ticket.pdf`,
      '',
    ].map(async (path) => {
      const answer = await ask(path);
      return [answer.status, await answer.text()];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
  expect((await ask(`${mine.accessKey}/ticket.pdf`, { method: 'POST' })).status).toBe(405);
});

test('Where too many papers wait, or somebody has had too many sheets drawn, he is told when to come again.', async () => {
  const answered = async (found: FoundPaper) => {
    const serve = createServePapers({ draw: async () => found, wait: () => 0, waitForSheets: () => 0 });
    const { url } = await listen(
      createDispatch({ ...dispatching, pages: { routeClass: 'site', answer: serve } }),
    );
    const answer = await fetch(`${url}/papers/${'A'.repeat(43)}/ticket.pdf`);
    const { code } = (await answer.json()) as { code: string };
    return [answer.status, code, answer.headers.get('retry-after')];
  };
  expect(await answered({ outcome: 'unavailable', wait: 5 })).toEqual([503, 'unavailable', '5']);
  expect(await answered({ outcome: 'too_many_requests', wait: 9 })).toEqual([429, 'too_many_requests', '9']);
});

test('Who asks for sixty in a minute has to wait, whatever he asks for.', async () => {
  const { url: fresh } = await testApp({ database: place.database });
  const ask = async () => {
    const answer = await fetch(`${fresh}/papers/${'B'.repeat(43)}/ticket.pdf`);
    await answer.arrayBuffer();
    return answer.status;
  };
  let asked = 0;
  // On a slow machine a second passes meanwhile, and with it one more is allowed.
  while (asked < 120 && (await ask()) === 404) asked += 1;
  expect(asked).toBeGreaterThanOrEqual(60);
  expect(asked).toBeLessThan(120);
});

test('Who has had a hundred sheets drawn has to wait for the next hundred.', async () => {
  const names = Array.from({ length: 500 }, (_, number) => `Guest ${number}`);
  const { url: fresh } = await testApp({ database: place.database });
  const ask = async () => {
    const { accessKey } = await putBooked(place.database, { names });
    return fetch(`${fresh}/papers/${accessKey}/ticket.pdf`);
  };
  const first = await ask();
  expect([first.status, (await first.arrayBuffer()).byteLength > 100_000]).toEqual([200, true]);
  const second = await ask();
  expect([second.status, Number(second.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await second.json()).toMatchObject({ code: 'too_many_requests' });
});
