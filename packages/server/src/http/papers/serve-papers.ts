import { type Exchange, isRead, pathOf } from '../exchange.ts';
import { paperHeaders } from '../security-headers.ts';
import { sendError } from '../send-error.ts';
import type { AskedPaper, FoundPaper } from './draw-paper.ts';
import { readPaperName } from './paper-name.ts';

type Input = {
  readonly draw: (asked: AskedPaper) => Promise<FoundPaper>;
  /** Counts a try against its sender's limit; the seconds he must wait, or 0. */
  readonly wait: (exchange: Exchange) => number;
  /** The same of the sheets that are drawn for him. */
  readonly waitForSheets: (exchange: Exchange, sheets: number) => number;
};

/**
 * Tickets, invoices and calendar entries, drawn when somebody asks who has the key of the booking. Whether it is the key
 * that nobody has or the paper that there is none of, the answer is the same.
 */
export function createServePapers({
  draw,
  wait,
  waitForSheets,
}: Input): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    if (!isRead(exchange)) return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const seconds = wait(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const asked = readPaperName(pathOf(exchange));
    const paper = asked && (await draw({ ...asked, wait: (sheets) => waitForSheets(exchange, sheets) }));
    if (!paper) return sendError(exchange, 'not_found');
    if ('outcome' in paper) return sendError(exchange, paper.outcome, { 'retry-after': String(paper.wait) });
    exchange.response.writeHead(200, {
      ...paperHeaders,
      'content-type': paper.type,
      'content-length': paper.file.length,
      'content-disposition': `inline; filename="${paper.fileName}"`,
      // What it says may change, and whoever uses the machine next is not to find it.
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-request-id': exchange.id,
    });
    exchange.response.end(paper.file);
  };
}
