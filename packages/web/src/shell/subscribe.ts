import type { Locale } from '@ashore/core/locale/locales.ts';
import { log } from '../page/log.ts';

export type SubscribeOutcome = 'success' | 'already' | 'error';
export type Subscribe = { listId: string; emailAddress: string; language: Locale };

/** Asks for the newsletter. An answer without the address means that it was on the list already. */
export async function subscribe({ listId, emailAddress, language }: Subscribe): Promise<SubscribeOutcome> {
  try {
    const { api } = await import('../api/browser-client.ts');
    const answer = await api.newsletter.subscribe({
      listId,
      email_address: emailAddress,
      status: 'pending',
      language,
    });
    return answer.email_address ? 'success' : 'already';
  } catch (error) {
    log('error', 'The newsletter could not be asked for', error);
    return 'error';
  }
}
