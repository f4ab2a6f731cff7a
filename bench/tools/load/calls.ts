import type { Rate } from '../numbers.ts';
import { fromOwnProcess } from './own-process.ts';
import type { CallOrder, CallResult } from './send-calls.ts';

/** Only calls that were answered with 200 are part of the rate. `others` counts all other answers. */
export type Calls = Rate & { readonly others: number };

export async function sendCalls(order: CallOrder): Promise<Calls & { readonly answered: number }> {
  const result = await fromOwnProcess<CallResult>('send-calls.ts', order);
  const { statuses, seconds, p50, p95, p99 } = result;
  const { 200: good = 0, ...rest } = statuses;
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return { perSecond: good / seconds, answered: good, others, p50, p95, p99 };
}

export function getRequest(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\n\r\n`;
}

/** `{uuid}` in the body is replaced by a new one of the same length each time the request is sent. */
export function postRequest(path: string, body: object): string {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text.replaceAll('{uuid}', '0'.repeat(36)));
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    'content-type: application/json',
    'x-forwarded-for: {address}',
    `content-length: ${length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
