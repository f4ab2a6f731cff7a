import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';

/** What is bought, and for how long or how many times. Each purchase is made by a different client. */
export type BuyOrder = {
  readonly port: number;
  readonly connections: number;
  readonly seconds?: number;
  readonly count?: number;
  readonly card: string;
  /**
   * A buyer whom the server asks to come again (503) does so, as browsers do, until there is another answer.
   * `others` counts the repetitions as `come again`.
   */
  readonly isPatient?: boolean;
  readonly product: string;
  readonly componentKey: string;
  readonly starts: readonly { readonly date: string; readonly time: string }[];
};

export type Bought = {
  readonly seconds: number;
  readonly confirmed: number;
  /** Failed purchases by call and status (`quote 409`), by call and error, or by the state of the booking. */
  readonly others: Readonly<Record<string, number>>;
  /** Duration of a whole purchase, quote and checkout, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/** Buys as browsers do: a quote, then a checkout with a card whose number the payment provider has seen. */
async function buyAll(order: BuyOrder): Promise<Bought> {
  const { connections, seconds = 600, count = Number.POSITIVE_INFINITY } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const others: Record<string, number> = {};
  const startedAt = performance.now();
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - startedAt < seconds * 1_000 && sent < count) {
        const at = performance.now();
        const outcome = await buyOne(order, agent, sent++, () => {
          others['come again'] = (others['come again'] ?? 0) + 1;
        });
        if (outcome === 'confirmed') times.push(performance.now() - at);
        else others[outcome] = (others[outcome] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const secondsTaken = (performance.now() - startedAt) / 1_000;
  return {
    seconds: secondsTaken,
    confirmed: times.length,
    others,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

async function buyOne(
  order: BuyOrder,
  agent: Agent,
  number: number,
  countAgain: () => void,
): Promise<string> {
  const { port, product, componentKey, starts, card } = order;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const post = async (path: string, body: object) => {
    for (;;) {
      const answer = await send({ port, agent, address, path, body }).catch((error: Error) => {
        // The server may close a connection as it is used again. Browsers also send the request once more.
        if (order.isPatient) return undefined;
        throw error;
      });
      if (answer && (!order.isPatient || answer.status !== 503)) return answer;
      countAgain();
      await wait(250);
    }
  };
  const cartId = randomUUID();
  const { date, time } = starts[number % starts.length] ?? {};
  const tickets = [{ ticketType: 'adult', count: 1 }];
  const quoteAnswer = await post('/api/quote', {
    cartId,
    browserId: randomUUID(),
    product,
    productType: 'tours',
    componentKey,
    date,
    time,
    tickets,
    currency: 'EUR',
  });
  if (quoteAnswer.status !== 200) return `quote ${quoteAnswer.status}`;
  const quote = JSON.parse(quoteAnswer.text);
  const checkoutAnswer = await post('/api/shopper/checkout', { data: checkout(quote, card) });
  if (checkoutAnswer.status !== 200) return `checkout ${checkoutAnswer.status}`;
  const { booking, errorMessage } = JSON.parse(checkoutAnswer.text);
  return booking?.state ?? `checkout ${errorMessage}`;
}

function checkout(quote: { cartId: string; quoteId: string; grandTotal: number }, card: string) {
  return {
    cart: {
      id: quote.cartId,
      currency: { id: 'EUR' },
      cartItems: [{ itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }) }],
      participants: [{ participantName: 'Mara Lind', ticketType: 'adult', age: 34 }],
      persons: [{ firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org', locale: 'en' }],
    },
    chargeRequest: { amount: quote.grandTotal, currency: 'EUR', paymentMethodId: card },
    attemptId: randomUUID(),
    stripePaymentMethod: 'credit-card',
    acceptedTerms: TERMS_VERSION,
  };
}

type Call = {
  readonly port: number;
  readonly agent: Agent;
  readonly address: string;
  readonly path: string;
  readonly body: object;
};

function send({ port, agent, address, path, body }: Call): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-forwarded-for': address,
    };
    const call = request({ port, host: '127.0.0.1', agent, path, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    call.on('error', reject);
    call.end(text);
  });
}

process.on('message', async (order: BuyOrder) => {
  process.send?.(await buyAll(order));
  process.disconnect();
});
