import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import { connectDatabase } from '../../packages/server/src/database/connect-database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { putJob } from '../../packages/server/src/database/jobs/put-job.ts';
import { answerRequest } from '../../packages/server/src/features/bookings/answer-request.ts';
import { bookingNamed } from '../../packages/server/src/features/bookings/booking-named.ts';
import { createIntent } from '../../packages/server/src/gateways/payments/sandbox/create-intent.ts';
import { tokeniseCard } from '../../packages/server/src/gateways/payments/sandbox/tokenise-card.ts';
import { test as base } from './journey.ts';
import { startServer } from './server.ts';
import { makeWorldFolder, removeFolder } from './world-folder.ts';

type SandboxWish = { readonly method: PaymentMethod; readonly locale: MessageLocale; readonly card?: string };

type Shop = {
  readonly url: string;
  /** Lets the time of a hold be over by the server's clock. */
  endHold(cartId: string): Promise<void>;
  /** What has been charged for a cart, and how much of it has gone back. */
  moneyOf(cartId: string): Promise<{ readonly paid: number; readonly back: number }>;
  /** Lets the supplier's day for an answer be over by the server's clock, and the round that looks for such come. */
  endAnswerTime(orderNumber: string): Promise<void>;
  /** Says yes or no in the name of the supplier. */
  answer(orderNumber: string, said: 'accept' | 'decline', reason?: string): Promise<void>;
  /** Asks the sandbox for a payment; gives the page that the traveller is sent to. */
  payOn(page: SandboxWish): Promise<string>;
};

/** Journeys in a shop whose database they can reach into, for what would otherwise take a quarter of an hour. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await makeWorldFolder('shop');
      const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
      const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
      const server = await startServer({ variant: 'ashore', env });
      const database = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
      const { pool } = database;
      const endHold = async (cartId: string) => {
        const over =
          "update holds set expires_at = now() - interval '1 second' where cart_id = $1 and state = 'held'";
        await pool.query(over, [cartId]);
      };
      const moneyOf: Shop['moneyOf'] = async (cartId) => {
        const { rows } = await pool.query(
          `select sum(p.captured_minor)::int as paid, coalesce(sum((
             select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state = 'done')), 0)::int as back
           from payments p join bookings b on b.id = p.booking_id where b.cart_id = $1`,
          [cartId],
        );
        return rows[0];
      };
      const bookingOf = async (orderNumber: string) => {
        const booking = await bookingNamed(pool, orderNumber);
        if (!booking) throw new Error(`There is no booking ${orderNumber}.`);
        return booking.id;
      };
      const endAnswerTime = async (orderNumber: string) => {
        const over = "update bookings set answer_until = now() - interval '1 second' where id = $1";
        await pool.query(over, [await bookingOf(orderNumber)]);
        await putJob(pool, { kind: 'time-out-requests', key: randomUUID(), payload: {} });
      };
      const answer: Shop['answer'] = async (orderNumber, said, reason) => {
        const bookingId = await bookingOf(orderNumber);
        await answerRequest(database, { bookingId, answer: said, actor: 'supplier', reason });
      };
      const payOn = async ({ method, locale, card }: SandboxWish) => {
        const wanted = {
          attemptId: randomUUID(),
          bookingId: randomUUID(),
          method,
          amount: money(8_730, 'EUR'),
          isLater: false,
          paymentMethodId: card ? ((await tokeniseCard(pool, card))?.token ?? null) : null,
          returnUrl: `${server.url}/en/faq?from=bank`,
          description: 'Sunset sail on the Tagus with wine, 15 May 2027, 2 adults',
          locale,
        };
        const answer = await createIntent(pool, wanted);
        if (answer.outcome !== 'done') throw new Error(`There is no such payment: ${answer.reason}`);
        return answer.result.action?.url ?? '';
      };
      await use({ url: server.url, endHold, moneyOf, endAnswerTime, answer, payOn });
      await pool.end();
      await server.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});
