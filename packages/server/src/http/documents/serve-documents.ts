import type { FindCaller } from '../access/find-caller.ts';
import { sendError } from '../responses/errors.ts';
import { documentHeaders } from '../responses/security-headers.ts';
import { isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { readDocumentName } from './document-name.ts';
import type { DocumentRequest, FoundDocument } from './draw-document.ts';

type ServeDocumentsInput = {
  readonly findCaller: FindCaller;
  readonly findAndDraw: (request: DocumentRequest) => Promise<FoundDocument>;
  /** Counts a request against its sender's limit. Returns the seconds that the sender must wait, or 0. */
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** Counts sheets before they are drawn, against the sender's limit. Returns the same. */
  readonly takeSheetTokens: (exchange: RequestResponse, sheets: number) => number;
};

/**
 * Serves the documents of bookings: to anyone who has their secret key, or by order number to the account of the
 * booking. An unknown key and an unknown document get the same answer.
 */
export function createServeDocuments({
  findCaller,
  findAndDraw,
  takeCallToken,
  takeSheetTokens,
}: ServeDocumentsInput): (exchange: RequestResponse) => Promise<void> {
  return async (exchange) => {
    if (!isRead(exchange)) return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const waitSeconds = takeCallToken(exchange);
    if (waitSeconds > 0)
      return sendError(exchange, 'too_many_requests', { 'retry-after': String(waitSeconds) });
    const requested = readDocumentName(pathOf(exchange));
    const caller = requested && (await findCaller(exchange.request));
    const takeSheets = (sheets: number) => takeSheetTokens(exchange, sheets);
    const document = requested && (await findAndDraw({ ...requested, accountId: caller?.id, takeSheets }));
    if (!document) {
      // With an expired token the caller is unknown, so a document of the caller's account looks missing. 401 makes the
      // client renew the token.
      const isRefused = requested && exchange.request.headers.authorization !== undefined && !caller;
      return sendError(exchange, isRefused ? 'unauthorised' : 'not_found');
    }
    if ('outcome' in document)
      return sendError(exchange, document.outcome, { 'retry-after': String(document.wait) });
    exchange.response.writeHead(200, {
      ...documentHeaders,
      'content-type': document.type,
      'content-length': document.file.length,
      'content-disposition': `inline; filename="${document.fileName}"`,
      // The content may change, and the next user of the machine must not find it.
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-request-id': exchange.id,
    });
    exchange.response.end(document.file);
  };
}
