import { useState } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { FailedCall, isProofNeeded } from '../../../api/calls.ts';
import { callAsAccount } from '../../../api/own-calls.ts';
import { log } from '../../../page/log.ts';

export type CallProblem = 'proof' | 'demo' | 'conflict' | 'tooMany' | 'failed';

/** Makes a call that needs a log-in of the last few minutes, and says why it was refused. */
export function useProvenCall() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();

  async function send(call: (api: typeof browserClient) => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await callAsAccount(call);
    } catch (error) {
      const found = problemOf(error);
      if (found === 'failed') log('warn', 'A call about the whole account failed', error);
      setProblem(found);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, send };
}

function problemOf(error: unknown): CallProblem {
  if (isProofNeeded(error)) return 'proof';
  if (!(error instanceof FailedCall)) return 'failed';
  if (error.status === 403 && error.field === 'demo') return 'demo';
  if (error.status === 409) return 'conflict';
  return error.status === 429 ? 'tooMany' : 'failed';
}
