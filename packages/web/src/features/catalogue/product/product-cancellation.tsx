import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type RefundStretch, refundStretches, wholeDays } from './cancellation-text.ts';

type ProductCancellationProps = {
  tour: Pick<TourDetails, 'cancellation' | 'timeZone' | 'tourCity' | 'productType'>;
  /** Start of the departure that the traveller has chosen. With it the notices are shown as days. */
  startsAt?: Date | undefined;
};

/** Cancellation terms: a bar in proportion, and the same in words below it. */
export function ProductCancellation({ tour, startsAt }: ProductCancellationProps) {
  const t = useText();
  const { cancellation: tiers, timeZone, tourCity: city } = tour;
  const stretches = refundStretches({ tiers, timeZone, startsAt, now: new Date() });
  return (
    <section aria-labelledby="cancellation-title" className="mt-12">
      <h2 id="cancellation-title" className="type-h2">
        {t('product.cancellation')}
      </h2>
      <Panel className="mt-5">
        <RefundBar stretches={stretches} />
        <ul className="mt-3 flex flex-wrap gap-y-3">
          {stretches.map((stretch) => (
            <StretchText key={stretch.ends} stretch={stretch} />
          ))}
        </ul>
        <p className="mt-4 type-small text-ink-2">
          {t('refund.operator')} {tiers.length > 0 && t('refund.clock', { city })}
        </p>
        {tour.productType === 'shore-excursions' && (
          <p className="mt-2 type-small text-ink-2">{t('refund.shipChange')}</p>
        )}
      </Panel>
    </section>
  );
}

const FILLS = { all: 'fill-leaf', some: 'fill-sun', nothing: 'fill-line-2' };
const textColours = { all: 'text-leaf', some: '', nothing: '' };

function refundKind(percent: number): keyof typeof FILLS {
  if (percent === 100) return 'all';
  return percent > 0 ? 'some' : 'nothing';
}

/** Drawn as SVG so that print and forced colours keep it. The text below carries the same information. */
function RefundBar({ stretches }: { stretches: readonly RefundStretch[] }) {
  let from = 0;
  return (
    <svg aria-hidden="true" className="block h-2.5 w-full overflow-hidden rounded-full">
      {stretches.map(({ percent, share, ends, isOver }) => {
        const x = from;
        from += share;
        return (
          <rect
            key={ends}
            x={`${x * 100}%`}
            width={`${share * 100}%`}
            height="100%"
            className={isOver ? 'fill-line' : FILLS[refundKind(percent)]}
          />
        );
      })}
    </svg>
  );
}

function StretchText({ stretch }: { stretch: RefundStretch }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { percent, share, isOver } = stretch;
  const kind = refundKind(percent);
  return (
    // Aligned with its stretch of the bar, unless that is too narrow for the text.
    <li
      style={{ flex: `${share} 0 0` }}
      className={classNames('min-w-32', isOver && 'text-ink-2 line-through')}
    >
      <strong className={`type-label ${isOver ? '' : textColours[kind]}`}>
        {t(amounts[kind], { percent })}
      </strong>{' '}
      <span className="block pr-4 type-small text-ink-2">{whenText(stretch, intl, t)}</span>
      {isOver && <span className="inline-block type-small text-ink-2">{t('refund.over')}</span>}
    </li>
  );
}

const amounts = { all: 'refund.all', some: 'refund.part', nothing: 'refund.nothing' } as const;

function whenText({ ends, began, until }: RefundStretch, intl: string, t: TextOf): string {
  if (until) return t('refund.until', { date: formatDate(until.date, intl, 'day'), time: until.time });
  if (ends === 0) return t('refund.untilStart');
  if (ends !== null) return noticeText('until', ends, t);
  return began === null ? t('refund.whenever') : noticeText('last', began, t);
}

function noticeText(kind: 'until' | 'last', hours: number, t: TextOf): string {
  const days = wholeDays(hours);
  return days === undefined ? t(notices[kind].hours, { hours }) : t(notices[kind].days, { days });
}

const notices = {
  until: { hours: 'refund.untilHours', days: 'refund.untilDays' },
  last: { hours: 'refund.lastHours', days: 'refund.lastDays' },
} as const;
