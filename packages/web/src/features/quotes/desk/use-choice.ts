import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAlive, useSearchInBrowser } from '../../../page/use-address-in-browser.ts';
import { type Choice, nothingChosen, type Option } from './choice.ts';
import { addressOfChoice, choiceInAddress } from './choice-in-address.ts';

/**
 * The choice, kept in the address, so that going back, reloading, another language or currency and whoever is sent the
 * link find it as it was. The page is kept for everybody and knows none: it is read once the page is alive.
 */
export function useChoice(options: readonly Option[]) {
  const alive = useAlive();
  const search = useSearchInBrowser();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>();
  if (alive && choice === undefined) setChoice(choiceInAddress(search, options));

  const wanted = choice && addressOfChoice(choice, options, search);
  useEffect(() => {
    if (wanted === undefined || wanted === search) return;
    // Not a step of the way back, and the page stays where it is.
    void navigate(
      { search: wanted, hash: window.location.hash },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, search, navigate]);

  const change = (part: Partial<Choice>) =>
    setChoice((before) => ({ ...(before ?? nothingChosen), ...part }));
  return { choice: choice ?? nothingChosen, isRead: choice !== undefined, change };
}
