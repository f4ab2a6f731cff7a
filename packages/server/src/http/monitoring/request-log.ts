import type { EndedRequest } from '../server/open-requests.ts';

export type RequestLog = { write(ended: EndedRequest): void; flush(): void };

/**
 * Writes one line for each request, in the format of the other log lines. No part of it is chosen by the
 * visitor: no path, query, cookie, address or agent. So nothing needs escaping, and no visitor can be
 * identified. Lines are written in batches: logging each one separately costs a third of serving a
 * cached page.
 */
export function createRequestLog(write: (lines: string) => void, flushAfterMilliseconds = 100): RequestLog {
  let lines = '';

  function flush() {
    if (lines !== '') write(lines);
    lines = '';
  }

  return {
    flush,
    write({ exchange: { id, routeClass, route, method }, status, isAborted, milliseconds }) {
      if (lines === '') setTimeout(flush, flushAfterMilliseconds).unref();
      lines += `{"level":30,"time":${Date.now()},"id":"${id}","class":"${routeClass}","route":"${route}","method":"${method}","status":${status},"ms":${milliseconds.toFixed(1)}${isAborted ? ',"aborted":true' : ''},"msg":"request"}\n`;
    },
  };
}
