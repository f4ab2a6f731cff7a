import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';

const NAME = 'choice';

/**
 * Keeps the chosen rooms and rates in the address, so that they survive a reload, going back, another language and a
 * shared link. Undefined: the choice that the page begins with, which no address need name.
 */
export function useChoiceInAddress(text: string | undefined): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const next = withChoice(search, text);
  useEffect(() => {
    if (next === search) return;
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
  }, [next, search, hash, navigate]);
}

/** A query with this choice, or with none. Its other parameters stay as they are written. */
function withChoice(search: string, text: string | undefined): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${NAME}=`));
  const parts = text === undefined ? others : [...others, `${NAME}=${text}`];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** For the route: another choice on the same page needs no other data. */
export function isOtherChoiceAlone({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withChoice(currentUrl.search, undefined) === withChoice(nextUrl.search, undefined)
  );
}
