import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sumText } from './booking-words.ts';
import { cancelManner, untilText } from './cancel-words.ts';
import type { CancelTerms } from './use-cancelling.ts';

type CancelSumsProps = { booking: BookingView; terms: CancelTerms | undefined };

/** What was paid, what is kept and what comes back, and until when that holds. */
export function CancelSums({ booking, terms }: CancelSumsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const manner = cancelManner(booking);
  if (manner === 'withdraw' || manner === 'unpaid') return null;
  if (!terms) return <Skeleton className="h-28 w-full" />;
  const money = (amount: number) => sumText(amount, booking, intl);
  const until = untilText(terms, booking, intl, t);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5">
        <Line name={t('cancel.price')} value={money(terms.price)} />
        <Line name={t('cancel.fee')} value={money(terms.fee)} />
        <Line
          name={t(manner === 'account' ? 'cancel.less' : 'cancel.back')}
          value={money(terms.refund)}
          isStrong
        />
      </dl>
      <p className="type-small text-ink-2">
        {until === undefined
          ? t('cancel.toTheStart')
          : t('cancel.holdsUntil', { until, city: booking.trip.tourCity })}
      </p>
    </div>
  );
}

function Line({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
