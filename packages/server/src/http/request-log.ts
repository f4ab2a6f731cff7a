import type { Ended } from './open-exchanges.ts';

export type RequestLog = { write(ended: Ended): void; flush(): void };

/**
 * One line for each request, in the form of the other log lines. Nothing in it was chosen by the visitor: no path,
 * query, cookie, address or agent, so nothing has to be escaped and nobody can be found in it. Written a batch at a
 * time: a line of its own through the logger costs a third of what serving a kept page does.
 */
export function createRequestLog(write: (lines: string) => void, flushEvery = 100): RequestLog {
  let lines = '';

  function flush() {
    if (lines !== '') write(lines);
    lines = '';
  }

  return {
    flush,
    write({ exchange: { id, routeClass, route, method }, status, aborted, milliseconds }) {
      if (lines === '') setTimeout(flush, flushEvery).unref();
      lines += `{"level":30,"time":${Date.now()},"id":"${id}","class":"${routeClass}","route":"${route}","method":"${method}","status":${status},"ms":${milliseconds.toFixed(1)}${aborted ? ',"aborted":true' : ''},"msg":"request"}\n`;
    },
  };
}
