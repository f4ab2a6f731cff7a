import type { Admission, Load, Refusal } from '../../load/admission.ts';
import { sendError } from '../../responses/errors.ts';
import { sendPrepared } from '../../responses/send.ts';
import { disconnectionOf, hangUpAfter, isRead, type RequestResponse } from '../../server/request-response.ts';
import type { createServeDocs } from '../docs/serve-docs.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type CallTable, pathOf } from './check-call.ts';

type ServeApiInput = {
  readonly docs: ReturnType<typeof createServeDocs>;
  readonly admission: Admission;
  readonly calls: Pick<CallTable, 'isOfHolder'>;
  readonly answerCall: (exchange: RequestResponse) => Promise<void>;
  readonly answerCache: Pick<AnswerCache, 'find'>;
  /** Identifies the client for the limits. */
  readonly clientOf: (exchange: RequestResponse) => string;
};

/**
 * Serves all paths below /api: the description of the calls, cached answers, and calls while there is
 * capacity.
 */
export function createServeApi({ docs, admission, calls, answerCall, answerCache, clientOf }: ServeApiInput) {
  return (exchange: RequestResponse): void | Promise<void> => {
    if (isRead(exchange) && docs.has(exchange)) return docs.answer(exchange);
    const cached = isRead(exchange) ? answerCache.find(exchange) : undefined;
    if (cached) {
      exchange.route = cached.call;
      return sendPrepared(exchange, cached.answer);
    }
    return answerInTurn(exchange, isRead(exchange) ? 'read' : 'write');
  };

  async function answerInTurn(exchange: RequestResponse, load: Load): Promise<void> {
    const turn = calls.isOfHolder(pathOf(exchange.request)) ? 'first' : 'later';
    const caller = { client: clientOf(exchange), turn, hangUp: disconnectionOf(exchange) } as const;
    const leave = await admission.enterInTurn(load, caller);
    if (typeof leave === 'string') refuse(exchange, leave);
    else await answerAdmitted(exchange, leave);
  }

  function refuse(exchange: RequestResponse, refusal: Refusal): void {
    hangUpAfter(exchange);
    sendError(exchange, refusal, { 'retry-after': '2' });
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
