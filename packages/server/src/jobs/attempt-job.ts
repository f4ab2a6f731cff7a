import type { ClaimedJob } from '../database/queue/claim-jobs.ts';
import { type JobKind, jobKinds } from '../database/queue/enqueue-job.ts';
import type { JobEnd } from '../database/queue/finish-job.ts';
import type { Handler, Handlers } from './handler.ts';

/**
 * Runs one attempt and returns how it ended, also if the handler throws. Returns undefined if it was interrupted
 * because the process is stopping.
 */
export async function attemptJob(
  handlers: Handlers,
  job: ClaimedJob,
  interruption: AbortSignal,
): Promise<JobEnd | undefined> {
  const kind = job.kind as JobKind;
  const handler = handlers[kind] as Handler<JobKind>;
  const timeLimit = AbortSignal.timeout(handler.timeLimitSeconds * 1_000);
  const signal = AbortSignal.any([interruption, timeLimit]);
  try {
    const payload = jobKinds[kind].parse(job.payload);
    const jobEnd = await Promise.race([handler.run(payload as never, signal), rejectWhen(signal)]);
    return jobEnd.end === 'later' && job.attempts >= handler.maxLaterAttempts
      ? { ...jobEnd, end: 'never' }
      : jobEnd;
  } catch (error) {
    if (interruption.aborted) return undefined;
    if (timeLimit.aborted)
      return { end: 'fault', reason: `not finished within ${handler.timeLimitSeconds} s` };
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
