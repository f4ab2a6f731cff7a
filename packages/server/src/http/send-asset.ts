import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset } from './load-assets.ts';
import { dataHeaders } from './security-headers.ts';

export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  const headers = {
    ...dataHeaders,
    'content-type': asset.type,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: asset.etag,
    vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match']?.includes(asset.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [body, encoding] =
    asset.brotli && accepted.includes('br')
      ? [asset.brotli, 'br']
      : asset.gzip && accepted.includes('gzip')
        ? [asset.gzip, 'gzip']
        : [asset.identity, undefined];
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
