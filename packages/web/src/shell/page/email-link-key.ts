import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../page/browser-address.ts';

/**
 * Secret of the email link that led here: null if there is none, undefined before hydration. It is removed
 * from the address at once, so that neither analytics scripts nor onlookers see it. The history entry keeps
 * it, so that the page can be reloaded.
 */
export function useEmailLinkKey(): string | null | undefined {
  const address = useLocation();
  const isHydrated = useIsHydrated();
  const secret = emailLinkKey(address);
  useEffect(() => {
    if (secret === null || !window.location.href.includes(secret)) return;
    const state = { ...window.history.state, usr: { secret } };
    window.history.replaceState(state, '', window.location.pathname);
  }, [secret]);
  return isHydrated ? secret : undefined;
}

/**
 * The same format as `bookingKeyField` in the contract, whose schemas browsers do not load. Logged-in travellers follow links
 * with the order number of their booking.
 */
const linkKeyShape = /^(?:[A-Za-z0-9_-]{43}|[0-9A-HJKMNP-TV-Z]{8})$/;

type Address = { readonly search: string; readonly hash: string; readonly state: unknown };

/** Reads the secret from the address, or from the history entry that keeps it. */
export function emailLinkKey({ search, hash, state }: Address): string | null {
  const [inQuery, inFragment] = [search, hash].map((addressPart) => {
    const parameters = new URLSearchParams(addressPart.slice(1));
    return parameters.get('token') ?? parameters.get('key');
  });
  const candidate = inQuery ?? inFragment ?? (state as { secret?: unknown } | null)?.secret;
  return typeof candidate === 'string' && linkKeyShape.test(candidate) ? candidate : null;
}
