import type { RequestListener } from 'node:http';
import type { Admission } from '../admission.ts';
import { type Exchange, handOver, hangUpAfter, isRead } from '../exchange.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import type { CallTable } from './call-table.ts';
import { pathOf } from './check-call.ts';
import type { KeepAnswers } from './keep-answers.ts';
import type { createServeDocs } from './serve-docs.ts';

type Input = {
  readonly docs: ReturnType<typeof createServeDocs>;
  readonly admission: Admission;
  readonly calls: Pick<CallTable, 'isOfHolder'>;
  readonly toFramework: RequestListener;
  readonly keepAnswers: Pick<KeepAnswers, 'find'>;
};

/** Everything below /api: the description of the calls, or a call if there is room for one more. */
export function createServeApi({ docs, admission, calls, toFramework, keepAnswers }: Input) {
  return (exchange: Exchange): void | Promise<void> => {
    if (isRead(exchange) && docs.has(exchange)) return docs.answer(exchange);
    const kept = isRead(exchange) ? keepAnswers.find(exchange) : undefined;
    if (kept) {
      exchange.route = kept.call;
      return sendPrepared(exchange, kept.answer);
    }
    if (isRead(exchange)) return answerOrRefuse(exchange, admission.enter('read'));
    return whenItIsHisTurn(exchange);
  };

  async function whenItIsHisTurn(exchange: Exchange): Promise<void> {
    const gone = new AbortController();
    exchange.response.once('close', () => gone.abort());
    const turn = calls.isOfHolder(pathOf(exchange.request)) ? 'first' : 'later';
    answerOrRefuse(exchange, await admission.enterInTurn(turn, gone.signal));
  }

  function answerOrRefuse(exchange: Exchange, leave: (() => void) | undefined): void {
    if (leave) {
      letIn(exchange, leave);
    } else {
      hangUpAfter(exchange);
      sendError(exchange, 'unavailable', { 'retry-after': '2' });
    }
  }

  function letIn(exchange: Exchange, leave: () => void): void {
    const { request, response, id } = exchange;
    // Who has hung up while he waited closes nothing any more.
    if (response.closed) {
      leave();
      return;
    }
    response.once('close', leave);
    response.setHeader('x-request-id', id);
    handOver(exchange);
    toFramework(request, response);
  }
}
