import type { RequestResponse } from '../server/request-response.ts';
import { encodingFor, type PreparedAnswer } from './prepared-answer.ts';

/**
 * Sends a prepared answer in the best encoding that the visitor accepts. A visitor who has it already gets
 * only 304.
 */
export function sendPrepared(
  { request, response, id }: RequestResponse,
  answer: PreparedAnswer,
  moreHeaders: Readonly<Record<string, string>> = {},
): void {
  const ownHeaders = ['x-request-id', id, ...Object.entries(moreHeaders).flat()];
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers;
  if (answer.status === 200 && matchesEtag(ifNoneMatch, answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders.concat(ownHeaders)).end();
    return;
  }
  const encodedAnswer = encodingFor(answer, acceptEncoding);
  response.writeHead(answer.status, encodedAnswer.head.concat(ownHeaders));
  // Node leaves the body out if the method is HEAD.
  response.end(encodedAnswer.body);
}

/** Whether the client already has the version with this tag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Compared weakly, without the leading W/, because a proxy may have removed it.
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2));
}
