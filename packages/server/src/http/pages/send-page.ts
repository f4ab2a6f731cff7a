import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptPage } from './page-cache.ts';

/** Sends a finished page in the best encoding the visitor takes, or nothing but 304 when he has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (page.status === 200 && has(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...page.headers, etag: page.etag });
    response.end();
    return;
  }
  const [body, encoding] = encoded(request.headers['accept-encoding'], page);
  response.writeHead(page.status, {
    ...page.headers,
    etag: page.etag,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function has(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}

function encoded(accept: string | string[] | undefined, page: KeptPage): [Buffer, string | undefined] {
  const offered = String(accept ?? '');
  if (takes(offered, 'br')) return [page.brotli, 'br'];
  if (takes(offered, 'gzip')) return [page.gzip, 'gzip'];
  return [page.identity, undefined];
}

function takes(offered: string, encoding: string): boolean {
  const at = offered.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(offered.slice(at + encoding.length));
}
