import type { Exchange } from './exchange.ts';
import { formFor, type PreparedAnswer } from './prepared-answer.ts';

/** Sends a prepared answer in the best encoding the visitor takes, or nothing but 304 when he has it already. */
export function sendPrepared(
  { request, response, id }: Exchange,
  answer: PreparedAnswer,
  more: Readonly<Record<string, string>> = {},
): void {
  const own = ['x-request-id', id, ...Object.entries(more).flat()];
  const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers;
  if (answer.status === 200 && isHeld(held, answer.etag)) {
    response.writeHead(304, answer.notModified.concat(own)).end();
    return;
  }
  const form = formFor(answer, accepted);
  response.writeHead(answer.status, form.head.concat(own));
  // Asked with HEAD, Node leaves the body out.
  response.end(form.body);
}

/** Whether somebody has already what is called so. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Compared weakly, so without the W/ in front: a proxy may have taken it off.
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2));
}
