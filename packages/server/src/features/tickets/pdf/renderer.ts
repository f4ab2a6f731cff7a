import { createHash } from 'node:crypto';
import { createWorkQueue } from '../../images/work-queue.ts';
import { createIdleWorker } from '../../images/worker/pool.ts';
import { type DocumentJob, type DocumentReply, sheetsOf } from './jobs.ts';

export type DrawnDocument =
  | { readonly outcome: 'drawn'; readonly file: Buffer }
  | { readonly outcome: 'unavailable' | 'too_many_requests'; readonly wait: number };

export type DocumentRenderer = {
  /**
   * `wait` is called before drawing, with the number of sheets. It returns the seconds this visitor must
   * wait, or 0.
   */
  draw(job: DocumentJob, wait?: (sheets: number) => number): Promise<DrawnDocument>;
  readonly waiting: number;
  readonly refused: number;
  close(): void;
};

type RendererOptions = { readonly mostWaiting?: number };

/** The longest document takes two seconds, so a visitor behind twelve waits 24. Others retry later. */
const usualMostWaiting = 12;

/**
 * Draws documents in a separate process, one at a time, so that they do not delay pages. Concurrent requests
 * for the same document share one drawing, which is cached for a minute.
 */
export function openDocumentRenderer({
  mostWaiting = usualMostWaiting,
}: RendererOptions = {}): DocumentRenderer {
  const program = new URL('worker.ts', import.meta.url);
  const worker = createIdleWorker<DocumentJob, DocumentReply>({ program });
  const queue = createWorkQueue({ maxRunning: 1, maxWaiting: mostWaiting });
  const underWay = new Map<string, Promise<Buffer>>();
  const documents = createDocumentCache();

  return {
    async draw(job, wait = () => 0) {
      const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
      const before = documents.get(key) ?? underWay.get(key);
      if (before) return { outcome: 'drawn', file: await before };
      const seconds = wait(sheetsOf(job));
      if (seconds > 0) return { outcome: 'too_many_requests', wait: seconds };
      const drawing = queue.run(() => print(job));
      if (!drawing) return { outcome: 'unavailable', wait: 5 };
      underWay.set(key, drawing);
      try {
        const file = await drawing;
        documents.store(key, file);
        return { outcome: 'drawn', file };
      } finally {
        underWay.delete(key);
      }
    },
    get waiting() {
      return queue.waiting;
    },
    get refused() {
      return queue.refused;
    },
    close: worker.close,
  };

  async function print(job: DocumentJob): Promise<Buffer> {
    const reply = await worker.run(job);
    if ('fault' in reply) throw new Error(`A document could not be drawn: ${reply.fault}`);
    return Buffer.from(reply.drawn);
  }
}

export type DocumentCache = {
  get(key: string): Buffer | undefined;
  store(key: string, file: Buffer): void;
};

const mostBytes = 8 * 1024 * 1024;
const cacheMilliseconds = 60_000;

/**
 * Caches the latest documents for visitors who load them again. It holds few of them for a short time,
 * because they contain personal data.
 */
export function createDocumentCache(): DocumentCache {
  const files = new Map<string, Buffer>();
  let bytes = 0;

  return {
    get: (key) => files.get(key),
    store(key, file) {
      drop(key);
      // A larger file would displace most others.
      if (file.length > mostBytes / 2) return;
      files.set(key, file);
      bytes += file.length;
      for (const oldest of files.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      setTimeout(() => files.get(key) === file && drop(key), cacheMilliseconds).unref();
    },
  };

  function drop(key: string) {
    bytes -= files.get(key)?.length ?? 0;
    files.delete(key);
  }
}
