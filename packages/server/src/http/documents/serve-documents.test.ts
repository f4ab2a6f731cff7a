import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listen } from '../../../test-support/http/request-response.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';
import { sendNotifications } from '../../features/bookings/notifications/send-notifications.ts';
import type { DocumentJob } from '../../features/tickets/pdf/jobs.ts';
import { sendError } from '../responses/errors.ts';
import { createDispatch } from '../server/dispatch.ts';
import { createDrawDocument, type FoundDocument } from './draw-document.ts';
import { createServeDocuments } from './serve-documents.ts';

const dispatching = {
  routes: new Map(),
  begin: () => true,
  isDraining: () => false,
  refuse: sendError,
  onFault: () => {},
};

let testDb: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  app = await listeningApp({ database: testDb.database });
});

afterAll(async () => {
  await app.close();
  await testDb.drop();
});

const requestDocument = (path: string, init?: RequestInit) => fetch(`${app.url}/papers/${path}`, init);
const readPdf = async (answer: Response) => textOfPdf(Buffer.from(await answer.arrayBuffer()));

test('The access key opens the ticket in the language of the booking, and caches must not store it', async () => {
  const { accessKey, orderNumber } = await insertBooking(testDb.database, { locale: 'de' });
  const answer = await requestDocument(`${accessKey}/ticket.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${orderNumber}.pdf"`);
  const text = await readPdf(answer);
  expect(text).toContain('Ihre Tickets');
  expect(text).toContain('Title of sail (de)');
  expect(text).toContain('Mara Lind');
});

test('The ticket has the picture of its trip, and is drawn without one that cannot be read now', async () => {
  const { accessKey } = await insertBooking(testDb.database);
  const jobs: DocumentJob[] = [];
  const drawn = async (picture: Buffer | undefined) => {
    const findAndDraw = createDrawDocument({
      database: testDb.database,
      site,
      documentRenderer: {
        draw: async (job) => {
          jobs.push(job);
          return { outcome: 'drawn', file: Buffer.from('') };
        },
      },
      readPicture: async (stem) => (stem === 'lisbon-sail' ? picture : undefined),
    });
    await findAndDraw({ accessKey, name: { kind: 'ticket' }, takeSheets: () => 0 });
    return jobs.at(-1);
  };
  expect(await drawn(Buffer.from('jpeg'))).toMatchObject({
    kind: 'tickets',
    picture: Buffer.from('jpeg').toString('base64'),
  });
  expect(await drawn(undefined)).toMatchObject({ kind: 'tickets', picture: undefined });
});

test('The calendar entry contains the trip, and the invoice belongs to the booking', async () => {
  const { id: bookingId, accessKey, orderNumber } = await insertBooking(testDb.database);
  const calendar = await requestDocument(`${accessKey}/trip.ics`);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain(`UID:${orderNumber}@`);
  const number = await numberedInvoice(testDb.database, bookingId);
  const text = await readPdf(await requestDocument(`${accessKey}/invoice-${number}.pdf`));
  expect(text).toContain(`Invoice ${number}`);
  expect(text).toContain('Ashore Marketplace GmbH in the name and on behalf of Harbour Walks');
});

test('Only the link in the supplier’s email opens the manifest with passport numbers', async () => {
  const { id, accessKey } = await insertBooking(testDb.database, {
    participants: [{ participantName: 'Mara Lind', passportNumber: 'C01X00T47' }, {}],
  });
  const site = { name: 'Ashore', publicUrl: app.url, operatorAddress: 'desk@example.org' };
  await sendNotifications({ database: testDb.database, site }, { bookingId: id, about: 'pay' });
  const { rows } = await testDb.database.pool.query('select key, body from emails where key like $1', [
    `booking/${id}/%`,
  ]);
  const linksOf = (key: string) =>
    rows.find((row) => row.key === key).body.links.map(({ url }: { url: string }) => url);
  const [url] = linksOf(`booking/${id}/pay/supplier`);
  expect(linksOf(`booking/${id}/pay`).join()).not.toContain('manifest');
  const answer = await fetch(url);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await readPdf(answer)).toContain('C01X00T47');
  expect((await requestDocument(`manifest/${accessKey}.pdf`)).status).toBe(404);
});

test('A cancelled booking has an invalid ticket, and a booking never confirmed has none', async () => {
  const off = await insertBooking(testDb.database, { state: 'cancelled' });
  expect(await readPdf(await requestDocument(`${off.accessKey}/ticket.pdf`))).toContain(
    'Cancelled – not valid',
  );
  expect(await (await requestDocument(`${off.accessKey}/trip.ics`)).text()).toContain('METHOD:CANCEL');
  const requested = await insertBooking(testDb.database, { state: 'on_request' });
  await testDb.database.pool.query('update bookings set confirmed_at = null where id = $1', [requested.id]);
  expect((await requestDocument(`${requested.accessKey}/ticket.pdf`)).status).toBe(404);
  expect((await requestDocument(`${requested.accessKey}/trip.ics`)).status).toBe(404);
});

test('An unknown key, a foreign invoice and an unknown document get the same answer', async () => {
  const mine = await insertBooking(testDb.database);
  const theirs = await insertBooking(testDb.database);
  const number = await numberedInvoice(testDb.database, theirs.id);
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
      const answer = await requestDocument(path);
      return [answer.status, await answer.text()];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
  expect((await requestDocument(`${mine.accessKey}/ticket.pdf`, { method: 'POST' })).status).toBe(405);
});

test('If too many documents wait or a visitor has reached the limit, the answer states when to retry', async () => {
  const answered = async (found: FoundDocument) => {
    const serve = createServeDocuments({
      findCaller: async () => undefined,
      findAndDraw: async () => found,
      takeCallToken: () => 0,
      takeSheetTokens: () => 0,
    });
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

test('Nothing is drawn for a visitor who must wait, for another method or for an address without a document', async () => {
  const draw = vi.fn(async () => undefined);
  const served = async (path: string, seconds: number, method = 'GET') => {
    const answer = createServeDocuments({
      findCaller: async () => undefined,
      findAndDraw: draw,
      takeCallToken: () => seconds,
      takeSheetTokens: () => 0,
    });
    const { url } = await listen(createDispatch({ ...dispatching, pages: { routeClass: 'site', answer } }));
    const { status, headers } = await fetch(`${url}/papers/${path}`, { method });
    return [status, headers.get('retry-after')];
  };
  const path = `${'A'.repeat(43)}/ticket.pdf`;
  expect(await served(path, 7)).toEqual([429, '7']);
  expect(await served('passport.pdf', 0)).toEqual([404, null]);
  expect(await served(path, 0, 'POST')).toEqual([405, null]);
  expect(draw).not.toHaveBeenCalled();
  expect(await served(path, 0)).toEqual([404, null]);
  expect(draw).toHaveBeenCalledOnce();
});

test('After sixty requests in a minute a visitor must wait, even if the documents do not exist', async () => {
  const { url: fresh } = await testApp({ database: testDb.database });
  const requestDocument = async () => {
    const answer = await fetch(`${fresh}/papers/${'B'.repeat(43)}/ticket.pdf`);
    await answer.arrayBuffer();
    return answer.status;
  };
  let requests = 0;
  // On a slow machine a second may pass, which allows one more request.
  while (requests < 120 && (await requestDocument()) === 404) requests += 1;
  expect(requests).toBeGreaterThanOrEqual(60);
  expect(requests).toBeLessThan(120);
});

test('A visitor who has had more than a hundred sheets drawn must wait for the next ones', async () => {
  const names = Array.from({ length: 200 }, (_, number) => `Guest ${number}`);
  const { url: fresh } = await testApp({ database: testDb.database });
  const answers: Response[] = [];
  // Sheets become available again while others are drawn, on a slow machine as many as half of them.
  while (answers.length < 8 && answers.at(-1)?.status !== 429) {
    const { accessKey } = await insertBooking(testDb.database, { names });
    answers.push(await fetch(`${fresh}/papers/${accessKey}/ticket.pdf`));
  }
  const drawn = answers.slice(0, -1);
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  for (const answer of drawn)
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 40_000]).toEqual([200, true]);
  const refused = answers.at(-1);
  expect([refused?.status, Number(refused?.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused?.json()).toMatchObject({ code: 'too_many_requests' });
});

test('A missing document asks for another token if the one sent with it is not valid any more', async () => {
  const answer = createServeDocuments({
    findCaller: async () => undefined,
    findAndDraw: async () => undefined,
    takeCallToken: () => 0,
    takeSheetTokens: () => 0,
  });
  const { url } = await listen(createDispatch({ ...dispatching, pages: { routeClass: 'site', answer } }));
  const statusOf = async (file: string, headers: Record<string, string>) =>
    (await fetch(`${url}/papers/ABCD1234/${file}`, { headers })).status;
  expect(await statusOf('ticket.pdf', {})).toBe(404);
  expect(await statusOf('ticket.pdf', { authorization: 'Bearer old' })).toBe(401);
  // No token opens what is no document.
  expect(await statusOf('passport.pdf', { authorization: 'Bearer old' })).toBe(404);
});
