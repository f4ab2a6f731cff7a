import type { FindCaller } from '../access/find-caller.ts';
import { sendError } from '../responses/errors.ts';
import { documentHeaders } from '../responses/security-headers.ts';
import { isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { readDocumentName } from './document-name.ts';
import type { DocumentRequest, FoundDocument } from './draw-document.ts';

type ServeDocumentsInput = {
  readonly findCaller: FindCaller;
  readonly draw: (request: DocumentRequest) => Promise<FoundDocument>;
  /** Counts a request against its sender's limit. Returns the seconds that the sender must wait, or 0. */
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** The same for the sheets drawn for the sender. */
  readonly takeSheetTokens: (exchange: RequestResponse, sheets: number) => number;
};

/**
 * Serves documents, drawn on request for the holder of their key. An unknown key and an unknown document get
 * the same answer.
 */
export function createServeDocuments({
  findCaller,
  draw,
  takeCallToken,
  takeSheetTokens,
}: ServeDocumentsInput): (exchange: RequestResponse) => Promise<void> {
  return async (exchange) => {
    if (!isRead(exchange)) return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const seconds = takeCallToken(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const documentName = readDocumentName(pathOf(exchange));
    const account = documentName && (await findCaller(exchange.request));
    const wait = (sheets: number) => takeSheetTokens(exchange, sheets);
    const document = documentName && (await draw({ ...documentName, accountId: account?.id, wait }));
    if (!document) {
      // With a token that is not valid any more, a document of its account looks like a missing one. A new token may open it.
      const isRefused = documentName && exchange.request.headers.authorization !== undefined && !account;
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
