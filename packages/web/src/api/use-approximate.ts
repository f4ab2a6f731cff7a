import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { Money } from '@ashore/core/money/money.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import { useEffect, useState } from 'react';
import { log } from '../page/log.ts';
import { usePage } from '../page/use-page.ts';

/**
 * A sum in the reader's own currency, if nothing can be charged in that: rounded, and for information only. Undefined
 * for all other readers, for a sum of zero, and until the rate has loaded. The code for it is loaded only where it is needed.
 */
export function useApproximate(sum: Money | undefined): string | undefined {
  const { messages, intl } = localeTable[usePage().locale];
  const [shown, setShown] = useState<{ readonly key: string; readonly text: string }>();
  const { amount = 0, currency } = sum ?? {};
  const isWanted = displayOnlyCurrencies[messages] !== undefined && amount > 0 && currency !== undefined;
  const key = isWanted ? `${amount} ${currency} ${intl}` : undefined;
  useEffect(() => {
    if (key === undefined || currency === undefined) return;
    let isMounted = true;
    import('./approximate.ts')
      .then(({ approximate }) => approximate({ amount, currency }))
      .then((about) => {
        if (isMounted && about) setShown({ key, text: formatMoney(about, intl, { decimals: 'auto' }) });
      })
      .catch((fault: unknown) => log('warn', 'The approximate amount could not be loaded', fault));
    return () => {
      isMounted = false;
    };
  }, [key, amount, currency, intl]);
  return shown?.key === key ? shown?.text : undefined;
}
