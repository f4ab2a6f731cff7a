import type { ClaimedJob } from '../database/queue/claim-jobs.ts';
import { type JobKind, jobKinds } from '../database/queue/enqueue-job.ts';
import type { JobEnd } from '../database/queue/finish-job.ts';
import type { Handler, Handlers } from './handler.ts';

/**
 * Runs one attempt and returns how it ended, whatever happens in it. Returns undefined if it was interrupted
 * because the process is stopping.
 */
export async function attemptJob(
  handlers: Handlers,
  job: ClaimedJob,
  leaving: AbortSignal,
): Promise<JobEnd | undefined> {
  const kind = job.kind as JobKind;
  const handler = handlers[kind] as Handler<JobKind>;
  const timeUp = AbortSignal.timeout(handler.seconds * 1_000);
  const signal = AbortSignal.any([leaving, timeUp]);
  try {
    const payload = jobKinds[kind].parse(job.payload);
    const ended = await Promise.race([handler.run(payload as never, signal), rejectWhen(signal)]);
    return ended.end === 'later' && job.attempts >= handler.patience ? { ...ended, end: 'never' } : ended;
  } catch (error) {
    if (leaving.aborted) return undefined;
    if (timeUp.aborted) return { end: 'fault', reason: `not done within ${handler.seconds} s` };
    return {
      end: 'fault',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}

/** A handler that ignores the signal is not waited for. */
function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
