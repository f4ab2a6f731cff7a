import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAlive } from '../page/use-address-in-browser.ts';
import { mailSecret } from './mail-secret.ts';

/**
 * The secret in the link that led here: null when there is none, undefined before the page is alive. It is taken out of
 * the address at once, so that neither a measuring script nor a glance over the shoulder finds it there; it stays with
 * this entry of the history, so that reloading the page does no harm.
 */
export function useMailSecret(): string | null | undefined {
  const address = useLocation();
  const isAlive = useAlive();
  const secret = mailSecret(address);
  useEffect(() => {
    if (secret === null || !window.location.href.includes(secret)) return;
    const kept = { ...window.history.state, usr: { secret } };
    window.history.replaceState(kept, '', window.location.pathname);
  }, [secret]);
  return isAlive ? secret : undefined;
}
