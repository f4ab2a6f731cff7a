import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { useCallback, useEffect, useState } from 'react';
import { callAsAccount, isOwnKey } from '../../api/own-calls.ts';
import { log } from '../../page/log.ts';

/** The invited traveller, as addressed in the email. */
export type InvitedTraveller = {
  readonly name: string;
  readonly language: MessageLocale;
  readonly travelledOn: string;
  readonly expiresOn: string;
};

export type Invitation =
  | { readonly state: 'loading' | 'none' | 'used' | 'expired' | 'unknown' | 'failed' }
  | { readonly state: 'open'; readonly secret: string; readonly traveller: InvitedTraveller };

/**
 * State of the invitation from an email link. The secret is null if the address has none, and undefined
 * before hydration.
 */
export function useInvitation(secret: string | null | undefined, tourId: string) {
  const [invitation, setInvitation] = useState<Invitation>({ state: secret === null ? 'none' : 'loading' });
  const reload = useCallback(async () => {
    if (!secret) return;
    setInvitation({ state: 'loading' });
    setInvitation(await fetchInvitation(secret, tourId));
  }, [secret, tourId]);
  useEffect(() => void reload(), [reload]);
  return { invitation, reload };
}

async function fetchInvitation(secret: string, tourId: string): Promise<Invitation> {
  try {
    // An order number opens the invitation for the account that booked, so the page needs the token of the account first.
    const { state, productId, traveller } = await (isOwnKey(secret)
      ? callAsAccount((api) => api.reviews.invitation({ invitation: secret }))
      : (await import('../../api/browser-client.ts')).api.reviews.invitation({ invitation: secret }));
    // The invitation is for another trip, which has its own page.
    if (productId !== tourId) return { state: 'unknown' };
    if (state === 'open') return traveller ? { state, secret, traveller } : { state: 'unknown' };
    return { state };
  } catch (error) {
    if ((error as { status?: number }).status === 410) return { state: 'unknown' };
    log('error', 'The review invitation could not be loaded', error);
    return { state: 'failed' };
  }
}
