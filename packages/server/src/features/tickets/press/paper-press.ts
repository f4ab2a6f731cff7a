import { createHash } from 'node:crypto';
import { createWorkQueue } from '../../images/work-queue.ts';
import { createRestingWorker } from '../../images/workshop/resting-worker.ts';
import { createKeptPapers } from './kept-papers.ts';
import { type PaperJob, type PaperReply, sheetsOf } from './paper-jobs.ts';

export type DrawnPaper =
  | { readonly outcome: 'drawn'; readonly file: Buffer }
  | { readonly outcome: 'unavailable' | 'too_many_requests'; readonly wait: number };

export type PaperPress = {
  /** `wait` is asked before something is drawn that takes so many sheets: the seconds until this visitor may, or 0. */
  draw(job: PaperJob, wait?: (sheets: number) => number): Promise<DrawnPaper>;
  readonly waiting: number;
  readonly refused: number;
  close(): void;
};

type Opening = { readonly mostWaiting?: number };

/** The longest takes two seconds: who comes behind more than these is better told to come again. */
const usualMostWaiting = 12;

/**
 * Where papers are drawn: beside the server, one at a time, so that no paper makes a page wait. The same one again is
 * drawn once while somebody waits for it, and for a minute afterwards.
 */
export function openPaperPress({ mostWaiting = usualMostWaiting }: Opening = {}): PaperPress {
  const program = new URL('paper-worker.ts', import.meta.url);
  const worker = createRestingWorker<PaperJob, PaperReply>({ program });
  const queue = createWorkQueue({ atOnce: 1, mostWaiting });
  const underWay = new Map<string, Promise<Buffer>>();
  const kept = createKeptPapers();

  return {
    async draw(job, wait = () => 0) {
      const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
      const before = kept.get(key) ?? underWay.get(key);
      if (before) return { outcome: 'drawn', file: await before };
      const seconds = wait(sheetsOf(job));
      if (seconds > 0) return { outcome: 'too_many_requests', wait: seconds };
      const drawing = queue.run(() => print(job));
      if (!drawing) return { outcome: 'unavailable', wait: 5 };
      underWay.set(key, drawing);
      try {
        const file = await drawing;
        kept.keep(key, file);
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

  async function print(job: PaperJob): Promise<Buffer> {
    const reply = await worker.run(job);
    if ('fault' in reply) throw new Error(`A paper could not be drawn: ${reply.fault}`);
    return Buffer.from(reply.drawn);
  }
}
