import { type Exchange, pathOf } from '../exchange.ts';
import { dataHeaders } from '../security-headers.ts';
import { isDataPath } from './page-key.ts';

/** Sends a browser to another path of ours; the router, which asks for data, in the way it understands. */
export function redirect(exchange: Exchange, location: string, status = 308): void {
  const { response, id } = exchange;
  const isData = isDataPath(pathOf(exchange));
  response.writeHead(isData ? 204 : status, {
    ...dataHeaders,
    // Where it leads may change, and may depend on the language of the visitor.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie',
    'x-request-id': id,
    ...(isData
      ? { 'x-remix-redirect': location, 'x-remix-status': String(status), 'x-remix-replace': 'true' }
      : { location, 'content-length': 0 }),
  });
  response.end();
}
