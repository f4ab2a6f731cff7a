import {
  RETURN_PROMISE_VERSION,
  returnPromiseLimit,
  returnPromisePath,
  returnPromiseTexts,
} from '@ashore/core/cruises/return-promise.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useSentenceGap } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { TextLink } from '../../ui/actions/link.tsx';

type PromiseLineProps = {
  /** Beside one trip, or above a list of those that fit. */
  of: 'trip' | 'trips';
  className?: string;
};

/** What we pay if a trip that fits brings its travellers back late. Nothing, if the operator does not promise it. */
export function PromiseLine({ of, className }: PromiseLineProps) {
  const { locale, site } = usePage();
  const gap = useSentenceGap();
  if (!site.returnPromise) return null;
  const { ofTrip, ofTrips, terms } = returnPromiseTexts[localeTable[locale].messages];
  const limit = returnPromiseLimit(site.returnPromise, locale);
  return (
    <p className={className}>
      {of === 'trip' ? ofTrip(limit) : ofTrips(limit)}
      {gap}
      <TextLink href={returnPromisePath(RETURN_PROMISE_VERSION)}>{terms}</TextLink>
    </p>
  );
}
