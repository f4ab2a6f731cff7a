import type { Exchange } from './exchange.ts';

export type Ended = {
  readonly exchange: Exchange;
  readonly status: number;
  /** The client hung up before the answer was through. */
  readonly aborted: boolean;
  readonly milliseconds: number;
};

/** Every exchange between its first and its last moment, and who is told when it is over. */
export function createOpenExchanges(tell: (ended: Ended) => void) {
  const open = new Set<Exchange>();
  return {
    open: open as ReadonlySet<Exchange>,

    add(exchange: Exchange) {
      const { response } = exchange;
      open.add(exchange);
      response.on('close', () => {
        open.delete(exchange);
        const milliseconds = performance.now() - exchange.begunAt;
        tell({ exchange, status: response.statusCode, aborted: !response.writableFinished, milliseconds });
      });
    },
  };
}
