import { type Exchange, pathOf } from './exchange.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { sendError } from './send-error.ts';
import { sendPrepared } from './send-prepared.ts';

/** Sends one of a fixed set of files. */
export function createServeFiles(files: ReadonlyMap<string, PreparedAnswer>): (exchange: Exchange) => void {
  return (exchange) => {
    const file = files.get(pathOf(exchange));
    if (file) sendPrepared(exchange, file);
    else sendError(exchange, 'not_found');
  };
}
