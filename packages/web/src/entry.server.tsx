import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

// biome-ignore-start lint/performance/noBarrelFile: what the server takes from the bundle must come out of its entry.
export { variant } from '#variant/variant.ts';
export { routerContextOf } from './page/page-context.ts';
export { aliasTarget, screenOf } from './screens.ts';
// biome-ignore-end lint/performance/noBarrelFile: see above.

/** A loader that has not answered by then is given up; the page shows its error state. */
export const streamTimeout = 5_000;

/**
 * Renders the whole page before answering: it is compressed, hashed for the content security policy and kept,
 * so nothing would be gained by streaming it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />);
  return new Response(new Uint8Array(html), { status, headers });
}

function renderWhole(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        buffer(body).then(resolve, reject);
        stream.pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}
