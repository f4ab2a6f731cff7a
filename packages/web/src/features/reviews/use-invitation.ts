import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../../page/log.ts';

/** Whoever was invited, as the mail called him. */
export type InvitedTraveller = {
  readonly name: string;
  readonly language: MessageLocale;
  readonly travelledOn: string;
  readonly expiresOn: string;
};

export type Invitation =
  | { readonly state: 'asking' | 'none' | 'used' | 'expired' | 'unknown' | 'failed' }
  | { readonly state: 'open'; readonly secret: string; readonly traveller: InvitedTraveller };

/** What the link in a mail is worth; the secret of it is null where there was none, undefined before the page lives. */
export function useInvitation(secret: string | null | undefined, tourId: string) {
  const [invitation, setInvitation] = useState<Invitation>({ state: secret === null ? 'none' : 'asking' });
  const ask = useCallback(async () => {
    if (!secret) return;
    setInvitation({ state: 'asking' });
    setInvitation(await look(secret, tourId));
  }, [secret, tourId]);
  useEffect(() => void ask(), [ask]);
  return { invitation, ask };
}

async function look(secret: string, tourId: string): Promise<Invitation> {
  try {
    const { api } = await import('../../api/browser-client.ts');
    const { state, productId, traveller } = await api.reviews.invitation({ invitation: secret });
    // The link of another trip: its own page is another.
    if (productId !== tourId) return { state: 'unknown' };
    if (state === 'open') return traveller ? { state, secret, traveller } : { state: 'unknown' };
    return { state };
  } catch (fault) {
    if ((fault as { status?: number }).status === 410) return { state: 'unknown' };
    log('error', 'An invitation could not be asked for', fault);
    return { state: 'failed' };
  }
}
