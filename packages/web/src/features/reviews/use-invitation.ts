import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../../page/log.ts';

/** The invited traveller, as addressed in the email. */
export type InvitedTraveller = {
  readonly name: string;
  readonly language: MessageLocale;
  readonly travelledOn: string;
  readonly expiresOn: string;
};

export type Invitation =
  | { readonly state: 'asking' | 'none' | 'used' | 'expired' | 'unknown' | 'failed' }
  | { readonly state: 'open'; readonly secret: string; readonly traveller: InvitedTraveller };

/**
 * State of the invitation from an email link. The secret is null if the address has none, and undefined
 * before hydration.
 */
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
    // The invitation is for another trip, which has its own page.
    if (productId !== tourId) return { state: 'unknown' };
    if (state === 'open') return traveller ? { state, secret, traveller } : { state: 'unknown' };
    return { state };
  } catch (fault) {
    if ((fault as { status?: number }).status === 410) return { state: 'unknown' };
    log('error', 'An invitation could not be asked for', fault);
    return { state: 'failed' };
  }
}
