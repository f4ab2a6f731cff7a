import type { Admission } from '../../load/admission.ts';
import { sendError } from '../../responses/errors.ts';
import { sendPrepared } from '../../responses/send.ts';
import { hangUpAfter, isRead, type RequestResponse } from '../../server/request-response.ts';
import type { createServeDocs } from '../docs/serve-docs.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type CallTable, pathOf } from './check-call.ts';

type ServeApiInput = {
  readonly docs: ReturnType<typeof createServeDocs>;
  readonly admission: Admission;
  readonly calls: Pick<CallTable, 'isOfHolder'>;
  readonly answerCall: (exchange: RequestResponse) => Promise<void>;
  readonly answerCache: Pick<AnswerCache, 'find'>;
};

/**
 * Serves all paths below /api: the description of the calls, cached answers, and calls while there is
 * capacity.
 */
export function createServeApi({ docs, admission, calls, answerCall, answerCache }: ServeApiInput) {
  return (exchange: RequestResponse): void | Promise<void> => {
    if (isRead(exchange) && docs.has(exchange)) return docs.answer(exchange);
    const cached = isRead(exchange) ? answerCache.find(exchange) : undefined;
    if (cached) {
      exchange.route = cached.call;
      return sendPrepared(exchange, cached.answer);
    }
    if (isRead(exchange)) return answerOrRefuse(exchange, admission.enter('read'));
    return answerWhenAdmitted(exchange);
  };

  async function answerWhenAdmitted(exchange: RequestResponse): Promise<void> {
    const clientGone = new AbortController();
    exchange.response.once('close', () => clientGone.abort());
    const turn = calls.isOfHolder(pathOf(exchange.request)) ? 'first' : 'later';
    await answerOrRefuse(exchange, await admission.enterInTurn(turn, clientGone.signal));
  }

  async function answerOrRefuse(exchange: RequestResponse, leave: (() => void) | undefined): Promise<void> {
    if (leave) return answerAdmitted(exchange, leave);
    hangUpAfter(exchange);
    sendError(exchange, 'unavailable', { 'retry-after': '2' });
  }

  async function answerAdmitted(exchange: RequestResponse, leave: () => void): Promise<void> {
    const { response } = exchange;
    // A client that hung up while it waited emits no further `close` event, so its place is freed here.
    if (response.closed) {
      leave();
      return;
    }
    response.once('close', leave);
    await answerCall(exchange);
  }
}
