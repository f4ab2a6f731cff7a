/**
 * Returns the answer, or rejects at once with the signal's reason. The work continues by itself, and its
 * result is ignored.
 */
export async function unlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  if (!signal) return answer;
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([answer, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
    // A rejection that comes too late must not count as unhandled.
    answer.catch(() => {});
  }
}
