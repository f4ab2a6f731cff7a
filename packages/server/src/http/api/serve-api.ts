import type { RequestListener } from 'node:http';
import type { Admission } from '../admission.ts';
import { type Exchange, handOver, hangUpAfter, isRead } from '../exchange.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import type { KeepAnswers } from './keep-answers.ts';
import type { createServeDocs } from './serve-docs.ts';

type Input = {
  readonly docs: ReturnType<typeof createServeDocs>;
  readonly admission: Admission;
  readonly toFramework: RequestListener;
  readonly keepAnswers: Pick<KeepAnswers, 'find'>;
};

/** Everything below /api: the description of the calls, or a call if there is room for one more. */
export function createServeApi({ docs, admission, toFramework, keepAnswers }: Input) {
  return (exchange: Exchange): void | Promise<void> => {
    if (isRead(exchange) && docs.has(exchange)) return docs.answer(exchange);
    const kept = isRead(exchange) ? keepAnswers.find(exchange) : undefined;
    if (kept) {
      exchange.route = kept.call;
      return sendPrepared(exchange, kept.answer);
    }
    const leave = admission.enter(isRead(exchange) ? 'read' : 'write');
    if (!leave) {
      hangUpAfter(exchange);
      return sendError(exchange, 'unavailable', { 'retry-after': '2' });
    }
    const { request, response, id } = exchange;
    response.once('close', leave);
    response.setHeader('x-request-id', id);
    handOver(exchange);
    toFramework(request, response);
  };
}
