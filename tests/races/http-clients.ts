import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { OperationResult } from './history.ts';
import { sailOption, sailProduct } from './race-database.ts';

export type HttpClients = {
  /** Requests one spot on a day, for a client with its own address. */
  quote(port: number, client: number, cartId: string, date: LocalDate): Promise<OperationResult>;
  /** Requests rooms by their offers, in the same way. */
  quoteRooms(
    port: number,
    client: number,
    cartId: string,
    rooms: { readonly hotel: string; readonly offers: readonly string[] },
  ): Promise<OperationResult>;
  close(): void;
};

/** Many browsers, each with its own address, over connections that stay open. */
export function httpClients(): HttpClients {
  const agent = new Agent({ keepAlive: true });
  const sendQuote = (port: number, client: number, request: object) => {
    const body = JSON.stringify({ browserId: randomUUID(), ...request });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': addressOf(client),
    };
    return new Promise<HttpAnswer>((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, method: 'POST', path: '/api/quote', headers };
      const call = send(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
      });
      call.on('error', reject);
      call.end(body);
    }).then(outcomeOf);
  };
  return {
    close: () => agent.destroy(),
    quote: (port, client, cartId, date) =>
      sendQuote(port, client, {
        cartId,
        product: sailProduct,
        productType: 'tours',
        componentKey: sailOption,
        date,
        time: '10:00',
        tickets: [{ ticketType: 'adult', count: 1 }],
      }),
    quoteRooms: (port, client, cartId, { hotel, offers }) =>
      sendQuote(port, client, { cartId, product: hotel, productType: 'hotels', offers }),
  };
}

function addressOf(client: number): string {
  return `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
}

type HttpAnswer = { readonly status: number; readonly text: string };

function outcomeOf({ status, text }: HttpAnswer): OperationResult {
  if (status === 204) return { outcome: 'nothing' };
  if (status !== 200) throw new Error(`${status} ${text}`);
  const { quoteId: id, cartId, expiryTime, utcNow, stay } = JSON.parse(text);
  const times = { expiresAt: new Date(expiryTime), now: new Date(utcNow) };
  return {
    outcome: 'held',
    hold: {
      ...{ id, cartId, state: 'held', isNotExtendable: false, quote: undefined, ...times },
      spots: stay?.rooms.length ?? 1,
    },
  };
}
