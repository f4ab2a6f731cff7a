import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page/page-context.ts';
import { PartWriterProvider } from './page/reused-part.tsx';
import { createPartStore } from './page/reused-parts.server.ts';
import { pageScripts } from './page/router/page-scripts.server.ts';
import { scriptJson } from './page/script-json.ts';

// biome-ignore-start lint/performance/noBarrelFile: what the server takes from the bundle must come out of its entry.
export { variant } from '#variant/variant.ts';
export { routerContextOf } from './page/page-context.ts';
export { aliasTarget, screenOf } from './screens.ts';
// biome-ignore-end lint/performance/noBarrelFile: see above.

/** Time limit for writing a page's data. The server has its own limit for slow loaders. */
export const streamTimeout = 5_000;

const createPartWriter = createPartStore();

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
  const writer = createPartWriter();
  const rendered = renderToString(
    <PartWriterProvider value={writer}>
      <ServerRouter context={rest} url={request.url} />
    </PartWriterProvider>,
  );
  // A suspended part was left out of the page. Rendering fails, because the part would be missing for every
  // visitor who gets this page.
  if (rendered.includes('<!--$!-->'))
    throw new Error(`A part of ${request.url} was not there when it was rendered`);
  const html = writer.complete(rendered);
  provided.get(pageContext).onHtmlWritten(`<!DOCTYPE html>${withScripts(html, context, data)}`);
  return new Response(null, { status, headers });
}

function withScripts(html: string, context: EntryContext, data: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  // In development the framework writes the scripts, which also replace modules that a developer changes.
  if (import.meta.env.DEV) return html.slice(0, bodyEnd) + handOver(data) + html.slice(bodyEnd);
  const { links, scripts } = pageScripts(context, data);
  return html.slice(0, headEnd) + links + html.slice(headEnd, bodyEnd) + scripts + html.slice(bodyEnd);
}

/** Passes the page's data to the browser in the same way as the framework's own stream. */
function handOver(data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${scriptJson(data)});${controller}.close();</script>`;
}
