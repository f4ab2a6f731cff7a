import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, type RequestResponse } from '../server/request-response.ts';

/** What a browser blocked on one of our pages by its policy, without any text chosen by the visitor. */
export type CspViolation = { readonly directive: string; readonly blocked: string };

type ServeCspReportsInput = {
  readonly onViolation: (violation: CspViolation) => void;
  /**
   * Counts a report against the sender's rate limit. Returns the seconds until the next report is allowed, or
   * 0.
   */
  readonly takeCallToken: (exchange: RequestResponse) => number;
};

const MAX_BODY_BYTES = 16 * 1024;

/**
 * Receives browser reports of what our pages tried and their policy blocked. Each is a mistake of ours or an
 * attack on a visitor. A report that is invalid or too frequent is refused.
 */
export function createServeCspReports({
  onViolation,
  takeCallToken,
}: ServeCspReportsInput): (exchange: RequestResponse) => Promise<void> {
  return async (exchange) => {
    const { request, method } = exchange;
    if (method !== 'POST') return refuse(exchange, 'method_not_allowed', { allow: 'POST' });
    if (!/^application\/(?:reports\+json|csp-report)\b/.test(request.headers['content-type'] ?? ''))
      return refuse(exchange, 'unsupported_media_type');
    const seconds = takeCallToken(exchange);
    if (seconds > 0) return refuse(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const body = await readBody(exchange, MAX_BODY_BYTES);
    if (!body) return refuse(exchange, 'payload_too_large');
    const violations = violationsIn(body.toString());
    if (!violations) return refuse(exchange, 'malformed_json');
    for (const violation of violations) onViolation(violation);
    exchange.response.writeHead(204, { ...dataHeaders, 'x-request-id': exchange.id }).end();
  };
}

function refuse(
  exchange: RequestResponse,
  ...error: [Parameters<typeof sendError>[1], Record<string, string>?]
) {
  // The server does not wait for the rest of an unwanted body.
  if (!exchange.request.complete) hangUpAfter(exchange);
  sendError(exchange, ...error);
}

/**
 * Reads the violations in a body. Browsers send a list of reports, or one report in the older format. The rest
 * of a report is discarded.
 */
function violationsIn(body: string): CspViolation[] | undefined {
  const parsed = parseJson(body);
  if (!isRecord(parsed)) return undefined;
  const reports = Array.isArray(parsed) ? parsed.slice(0, 20).map(violationBodyOf) : [parsed['csp-report']];
  return reports.filter(isRecord).map((report) => ({
    directive: directiveOf(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: originOf(report.blockedURL ?? report['blocked-uri']),
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function violationBodyOf(report: unknown): unknown {
  return isRecord(report) && report.type === 'csp-violation' ? report.body : undefined;
}

const knownDirective =
  /^(?:(?:default|script|style|img|font|connect|frame|manifest|worker|object|media)-src|base-uri|form-action|frame-ancestors)/;

function directiveOf(value: unknown): string {
  return knownDirective.exec(String(value))?.[0] ?? 'other';
}

/** A full address could reveal which visitor was where, so only its origin is kept. */
function originOf(value: unknown): string {
  const text = String(value).slice(0, 200);
  if (/^(?:inline|eval|data|blob|wasm-eval)$/.test(text)) return text;
  return URL.parse(text)?.origin ?? 'other';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
