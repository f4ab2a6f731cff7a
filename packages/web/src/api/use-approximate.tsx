import { localeTable } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money } from '@ashore/core/money/money.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/texts.ts';
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

/**
 * Writes any number of whole units of a currency in the reader's own, such as the bounds of a price filter. Undefined where
 * `useApproximate` is.
 */
export function useApproximation(currency: CurrencyCode): ((wholeUnits: number) => string) | undefined {
  const { messages, intl } = localeTable[usePage().locale];
  const [loaded, setLoaded] = useState<{
    readonly currency: CurrencyCode;
    readonly convert: (sum: Money) => Money;
  }>();
  const isWanted = displayOnlyCurrencies[messages] !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    import('./approximate.ts')
      .then(({ approximationFrom }) => approximationFrom(currency))
      .then((convert) => isMounted && convert && setLoaded({ currency, convert }))
      .catch((fault: unknown) => log('warn', 'The approximate amounts could not be loaded', fault));
    return () => {
      isMounted = false;
    };
  }, [isWanted, currency]);
  if (!isWanted || loaded?.currency !== currency) return undefined;
  return (wholeUnits) =>
    formatMoney(loaded.convert(fromDecimal(wholeUnits, currency)), intl, { decimals: 'auto' });
}

type ApproximateProps = {
  sum: Money;
  look?: string;
  /** Whether its line has room before it has loaded, so that nothing below it moves. */
  hasRoom?: boolean;
};

/** About how much a sum is in the currency that Chinese readers think in, below the sum that is charged. */
export function Approximate({ sum, look = 'type-small', hasRoom = false }: ApproximateProps) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const amount = useApproximate(sum);
  if (displayOnlyCurrencies[messages] === undefined || (amount === undefined && !hasRoom)) return null;
  return (
    <span className={`block w-full font-normal text-ink-2 ${hasRoom ? 'min-h-[1lh]' : ''} ${look}`}>
      {amount !== undefined && t('tour.approximate', { amount })}
    </span>
  );
}
