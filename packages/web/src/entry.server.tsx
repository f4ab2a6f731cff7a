import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page/page-context.ts';
import { scriptJson } from './page/script-json.ts';

// biome-ignore-start lint/performance/noBarrelFile: what the server takes from the bundle must come out of its entry.
export { variant } from '#variant/variant.ts';
export { routerContextOf } from './page/page-context.ts';
export { aliasTarget, screenOf } from './screens.ts';
// biome-ignore-end lint/performance/noBarrelFile: see above.

/** Time limit for writing a page's data. The server has its own limit for slow loaders. */
export const streamTimeout = 5_000;

/**
 * Renders the whole page before answering. The page is compressed, hashed for the content security policy and
 * cached, so streaming would gain nothing. Rendering as a stream takes twice as long.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { serverHandoffStream: stream, ...rest } = context;
  const data = stream ? await text(stream) : '';
  const html = scriptsLast(renderToString(<ServerRouter context={rest} url={request.url} />));
  // A suspended part was left out of the page. Rendering fails, because the part would be missing for every
  // visitor who gets this page.
  if (html.includes('<!--$!-->'))
    throw new Error(`A part of ${request.url} was not there when it was rendered`);
  const end = html.lastIndexOf('</body>');
  provided
    .get(pageContext)
    .onHtmlWritten(`<!DOCTYPE html>${html.slice(0, end)}${handOver(data)}${html.slice(end)}`);
  return new Response(null, { status, headers });
}

/** Passes the page's data to the browser in the same way as the framework's own stream. */
function handOver(data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${scriptJson(data)});${controller}.close();</script>`;
}

/**
 * A page can be read before it is hydrated. On a slow connection, its visible content is therefore loaded
 * before its scripts.
 */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
