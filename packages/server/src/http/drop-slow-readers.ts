import type { Exchange } from './exchange.ts';
import type { ServerLimits } from './server-limits.ts';

/**
 * Gives up on clients that asked and then do not read. Node has no limit for them. Looks now and then instead of
 * arming a timer for each answer: nearly every answer is gone before the first look.
 */
export function dropSlowReaders(open: ReadonlySet<Exchange>, limits: ServerLimits): () => void {
  const seen = new WeakSet<Exchange>();

  const timer = setInterval(() => {
    for (const exchange of open) {
      if (!exchange.response.writableEnded || seen.has(exchange)) continue;
      seen.add(exchange);
      watch(exchange);
    }
  }, limits.checkEvery);
  timer.unref();
  return () => clearInterval(timer);

  function watch({ response }: Exchange) {
    const { socket } = response;
    // A socket's own timeout starts anew whenever a byte gets through; Node ends the connection when it fires.
    socket?.setTimeout(limits.readingStalledFor);
    const last = setTimeout(() => socket?.destroy(), limits.readWithin);
    response.once('close', () => clearTimeout(last));
  }
}
