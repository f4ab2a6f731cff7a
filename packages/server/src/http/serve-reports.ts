import { type Exchange, hangUpAfter } from './exchange.ts';
import { dataHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';

/** What a browser refused on one of our pages, in words that are not the visitor's. */
export type Refusal = { readonly directive: string; readonly blocked: string };

type Input = {
  readonly onRefused: (refusal: Refusal) => void;
  /** Counts a report against its sender's limit; the seconds he must wait, or 0. */
  readonly wait: (exchange: Exchange) => number;
};

const largestBody = 16 * 1024;

/** Where browsers tell what our pages tried and their policy forbade: a mistake of ours, or an attack on a visitor. */
export function createServeReports({ onRefused, wait }: Input): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    const { request, method } = exchange;
    if (method !== 'POST') return refuse(exchange, 'method_not_allowed', { allow: 'POST' });
    if (!/^application\/(?:reports\+json|csp-report)\b/.test(request.headers['content-type'] ?? ''))
      return refuse(exchange, 'unsupported_media_type');
    const seconds = wait(exchange);
    if (seconds > 0) return refuse(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const body = await bodyOf(exchange);
    if (body === undefined) return refuse(exchange, 'payload_too_large');
    const refusals = refusalsIn(body);
    if (!refusals) return refuse(exchange, 'malformed_json');
    for (const refusal of refusals) onRefused(refusal);
    exchange.response.writeHead(204, { ...dataHeaders, 'x-request-id': exchange.id }).end();
  };
}

function refuse(exchange: Exchange, ...error: [Parameters<typeof sendError>[1], Record<string, string>?]) {
  // The rest of a body that is not wanted is not waited for.
  if (!exchange.request.complete) hangUpAfter(exchange);
  sendError(exchange, ...error);
}

async function bodyOf({ request }: Exchange): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > largestBody) return undefined;
  }
  return Buffer.concat(chunks).toString();
}

/** Browsers send a list of reports, or one in the older form. Of the rest of a report nothing is kept. */
function refusalsIn(body: string): Refusal[] | undefined {
  const parsed = parse(body);
  if (!isRecord(parsed)) return undefined;
  const reports = Array.isArray(parsed) ? parsed.slice(0, 20).map(bodyIn) : [parsed['csp-report']];
  return reports.filter(isRecord).map((report) => ({
    directive: directiveOf(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: originOf(report.blockedURL ?? report['blocked-uri']),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bodyIn(report: unknown): unknown {
  return isRecord(report) && report.type === 'csp-violation' ? report.body : undefined;
}

const directives =
  /^(?:(?:default|script|style|img|font|connect|frame|manifest|worker|object|media)-src|base-uri|form-action|frame-ancestors)/;

function directiveOf(value: unknown): string {
  return directives.exec(String(value))?.[0] ?? 'other';
}

/** A whole address could tell who was where. */
function originOf(value: unknown): string {
  const text = String(value).slice(0, 200);
  if (/^(?:inline|eval|data|blob|wasm-eval)$/.test(text)) return text;
  return URL.parse(text)?.origin ?? 'other';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
