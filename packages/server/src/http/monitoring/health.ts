import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';

type ServeHealthInput = {
  readonly isDraining: () => boolean;
  /** Throws if the database does not answer, or lacks what this version needs. */
  readonly checkDatabase: () => Promise<void>;
  readonly metrics: () => Promise<string>;
  readonly maySeeMetrics: (exchange: RequestResponse) => boolean;
};

/** /healthz: the process is alive. /readyz: the process is ready for visitors. /metrics: its measurements. */
export function createServeHealth(input: ServeHealthInput): (exchange: RequestResponse) => Promise<void> {
  const { isDraining, checkDatabase, metrics, maySeeMetrics } = input;
  const isDatabaseReady = shareRuns(() =>
    checkDatabase().then(
      () => true,
      () => false,
    ),
  );

  return async (exchange) => {
    switch (pathOf(exchange)) {
      case '/healthz':
        return sendStatus(exchange, 200, { status: 'alive' });
      case '/readyz': {
        if (isDraining()) return sendStatus(exchange, 503, { status: 'draining' });
        const isReady = await isDatabaseReady();
        return sendStatus(exchange, isReady ? 200 : 503, { status: isReady ? 'ready' : 'no database' });
      }
      case '/metrics':
        // Other callers must not learn that the metrics exist.
        if (!maySeeMetrics(exchange)) return sendError(exchange, 'not_found');
        return sendStatus(exchange, 200, await metrics());
      default:
        return sendError(exchange, 'not_found');
    }
  };
}

function sendStatus({ response, id }: RequestResponse, status: number, body: object | string): void {
  const isText = typeof body === 'string';
  const text = isText ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...dataHeaders,
    'content-type': isText ? 'text/plain; version=0.0.4; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': id,
  });
  response.end(text);
}

/** Concurrent calls share one run of the work. */
function shareRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
