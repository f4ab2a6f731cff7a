import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { enqueueJob } from '../../packages/server/src/database/queue/enqueue-job.ts';
import { transaction } from '../../packages/server/src/database/transaction.ts';
import { findBookingByOrderNumber } from '../../packages/server/src/features/bookings/booking.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/requests/answer-request.ts';
import { type CallToChange, changeCall } from '../../packages/server/src/features/cruises/change-call.ts';
import {
  createIntent,
  tokeniseCard,
} from '../../packages/server/src/gateways/payments/sandbox/create-intent.ts';
import { makeDataFolder, removeFolder } from './data-folder.ts';
import { test as base } from './journey.ts';
import { importOwnSailing, type OwnSailing } from './own-sailing.ts';
import { startServer } from './server.ts';

type SandboxPayment = {
  readonly method: PaymentMethod;
  readonly locale: MessageLocale;
  readonly card?: string;
};

type Shop = {
  readonly url: string;
  /** Makes a hold end by the server's clock. */
  endHold(cartId: string): Promise<void>;
  /** Amount charged for a cart, and how much of it was refunded, in cents. */
  moneyOf(cartId: string): Promise<{ readonly captured: number; readonly refunded: number }>;
  /**
   * Makes the deadline for the supplier's answer pass by the server's clock, and enqueues the job that
   * expires requests.
   */
  endAnswerTime(orderNumber: string): Promise<void>;
  /** Makes every night at a hotel dearer, by the public code of the hotel. */
  raisePrices(hotel: string): Promise<void>;
  /** Accepts or declines a request as the supplier. */
  answer(orderNumber: string, reply: 'accept' | 'decline', reason?: string): Promise<void>;
  /** Imports a sailing of a new ship. */
  sail(): Promise<OwnSailing>;
  /** Changes a call of the timetable, and enqueues the job that checks its bookings. */
  changeCall(change: CallToChange): Promise<void>;
  /** Removes a sailing from the timetable. */
  removeSailing(routeId: string): Promise<void>;
  /** The movements of the ledger for a cart whose entries do not add up to zero, and what its traveller is owed, in cents. */
  ledgerOf(cartId: string): Promise<{ readonly unbalanced: number; readonly owed: number }>;
  /** Creates a sandbox payment. Returns the page to which the traveller is sent. */
  openPaymentPage(page: SandboxPayment): Promise<string>;
};

/**
 * Journeys on a server whose database the test can change. Their events would otherwise take a quarter of an
 * hour.
 */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await makeDataFolder('shop');
      const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
      const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
      const server = await startServer({ variant: 'ashore', env });
      const database = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
      const { pool } = database;
      const endHold = async (cartId: string) => {
        const expireSql =
          "update holds set expires_at = now() - interval '1 second' where cart_id = $1 and state = 'held'";
        await pool.query(expireSql, [cartId]);
      };
      const moneyOf: Shop['moneyOf'] = async (cartId) => {
        const { rows } = await pool.query(
          `select sum(p.captured_minor)::int as captured, coalesce(sum((
             select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state = 'done')), 0)::int as refunded
           from payments p join bookings b on b.id = p.booking_id where b.cart_id = $1`,
          [cartId],
        );
        return rows[0];
      };
      const bookingIdOf = async (orderNumber: string) => {
        const booking = await findBookingByOrderNumber(pool, orderNumber);
        if (!booking) throw new Error(`There is no booking ${orderNumber}.`);
        return booking.id;
      };
      const endAnswerTime = async (orderNumber: string) => {
        const expireSql = "update bookings set answer_until = now() - interval '1 second' where id = $1";
        await pool.query(expireSql, [await bookingIdOf(orderNumber)]);
        await enqueueJob(pool, { kind: 'expire-requests', key: randomUUID(), payload: {} });
      };
      const raisePrices = async (hotel: string) => {
        const raiseSql = `update room_types set prices_minor = array(
            select case price when 0 then 0 else price + 5000 end
            from unnest(prices_minor) with ordinality nights (price, place) order by place)
          where hotel_id = (select id from products where code = $1)`;
        const { rowCount } = await pool.query(raiseSql, [hotel]);
        if (rowCount === 0) throw new Error(`There is no hotel ${hotel}.`);
      };
      const answer: Shop['answer'] = async (orderNumber, reply, reason) => {
        const bookingId = await bookingIdOf(orderNumber);
        await answerRequest(database, { bookingId, answer: reply, actor: 'supplier', reason });
      };
      let sailingCount = 0;
      const sail = () => importOwnSailing(database, ++sailingCount);
      const changeOneCall = async (change: CallToChange) => {
        await transaction(database, ({ client }) => changeCall(client, change));
        await enqueueJob(pool, { kind: 'check-calls', key: randomUUID(), payload: {} });
      };
      const removeSailing = async (routeId: string) => {
        await pool.query('delete from cruise_routes where id = $1', [routeId]);
      };
      const ledgerOf: Shop['ledgerOf'] = async (cartId) => {
        const { rows } = await pool.query(
          `with entries as (
             select l.* from ledger_entries l join bookings b on b.id = l.booking_id where b.cart_id = $1)
           select (select count(*)::int from (
               select from entries group by movement, currency having sum(amount_minor) <> 0) movements) as unbalanced,
             (select coalesce(sum(amount_minor), 0)::int from entries where account = 'traveller') as owed`,
          [cartId],
        );
        return rows[0];
      };
      const openPaymentPage = async ({ method, locale, card }: SandboxPayment) => {
        const newIntent = {
          attemptId: randomUUID(),
          bookingId: randomUUID(),
          method,
          amount: money(8_730, 'EUR'),
          isCaptureLater: false,
          paymentMethodId: card ? ((await tokeniseCard(pool, card))?.token ?? null) : null,
          returnUrl: `${server.url}/en/faq?from=bank`,
          description: 'Sunset sail on the Tagus with wine, 15 May 2027, 2 adults',
          locale,
        };
        const answer = await createIntent(pool, newIntent);
        if (answer.outcome !== 'done') throw new Error(`There is no such payment: ${answer.reason}`);
        return answer.result.action?.url ?? '';
      };
      await use({
        ...{ url: server.url, endHold, moneyOf, endAnswerTime, raisePrices, answer, openPaymentPage },
        ...{ sail, changeCall: changeOneCall, removeSailing, ledgerOf },
      });
      await pool.end();
      await server.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});
