import { useState } from 'react';
import { log } from '../page/log.ts';

export type MailLinkStage = 'asked' | 'busy' | 'done' | 'over' | 'failed';

/** Does once what the link in a mail is for, when its reader says so. */
export function useMailLink(act: (token: string) => Promise<unknown>) {
  const [stage, setStage] = useState<MailLinkStage>('asked');

  async function go(token: string): Promise<void> {
    setStage('busy');
    try {
      await act(token);
      setStage('done');
    } catch (error) {
      const { status } = error as { status?: number };
      if (status !== 410) log('error', 'A link out of a mail could not be followed', error);
      setStage(status === 410 ? 'over' : 'failed');
    }
  }

  return { stage, go };
}
