import type { Departure } from '@ashore/core/contract/availability.ts';
import { localTime, partOfDay } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceChip } from '../../../ui/form/choice-group.tsx';
import {
  type DepartureStatus,
  departureRemark,
  departureStatus,
  departuresOf,
  type Option,
  startTimeOf,
} from './choice.ts';
import { useFitsShip } from './choice-address.ts';
import { usePanelTexts } from './panel-texts.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/**
 * Start times of the chosen day. Unavailable ones are struck through and keep their place. On a trip opened from a sailing,
 * those that do not fit the ship are shown only on demand, or if none fits.
 */
export function StartTimes({ option }: { option: Option }) {
  const t = useText();
  const { choice, day, hasFailed, resolvedChoice } = useCurrentBookingPanel();
  if (choice.date === undefined || hasFailed) return null;
  if (!day) return <StartSkeletons count={option.startingTimes.length} />;
  const departures = departuresOf(option, day);
  const [first] = departures;
  if (!first) return <p className="type-compact">{t('bookingPanel.reasonNotRunning')}</p>;
  if (departures.length === 1 && first.time === null) return <WholeDay departure={first} />;
  return (
    <>
      <StartsByShip option={option} departures={departures} />
      <StartFacts departure={resolvedChoice.departure} />
    </>
  );
}

type StartsProps = { option: Option; departures: readonly Departure[] };

function StartsByShip({ option, departures }: StartsProps) {
  const t = useText();
  const { tour, choice, resolvedChoice } = useCurrentBookingPanel();
  const [isOpen, setOpen] = useState(false);
  const { componentKey } = option;
  const dayOfTrip = { tourId: tour.tourId, date: choice.date ?? '', componentKey };
  const fits = useFitsShip(dayOfTrip) ?? (() => true);
  const [fittingDepartures, otherDepartures] = [true, false].map((wanted) =>
    departures.filter(({ time }) => fits(time) === wanted),
  );
  const isOtherChosen = otherDepartures?.some((departure) => departure === resolvedChoice.departure);
  if (!otherDepartures?.length)
    return <Starts legend={t('bookingPanel.time')} option={option} departures={departures} />;
  return (
    <div className="grid gap-4">
      {fittingDepartures?.length ? (
        <Starts legend={t('bookingPanel.startsForShip')} option={option} departures={fittingDepartures} />
      ) : (
        <p className="type-compact">{t('bookingPanel.noStartForShip')}</p>
      )}
      {isOpen || isOtherChosen || !fittingDepartures?.length ? (
        <Starts
          legend={t('bookingPanel.startsNotForShip')}
          isLegendShown
          option={option}
          departures={otherDepartures}
        />
      ) : (
        <Button kind="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('bookingPanel.showStartsNotForShip', { count: otherDepartures.length })}
        </Button>
      )}
    </div>
  );
}

function Starts({ legend, isLegendShown = false, option, departures }: StartsProps & LegendProps) {
  return (
    <div>
      <fieldset className="grid gap-3">
        <legend className={isLegendShown ? 'mb-2 type-small text-amber' : 'sr-only'}>{legend}</legend>
        {groupsOf(departures).map((group) => (
          <StartGroup key={group.part ?? ''} {...group} option={option} />
        ))}
      </fieldset>
      <StartRemarks departures={departures} />
    </div>
  );
}

type LegendProps = { legend: string; isLegendShown?: boolean };

const partNames = {
  morning: 'bookingPanel.morning',
  afternoon: 'bookingPanel.afternoon',
  evening: 'bookingPanel.evening',
} as const;

type DayPart = keyof typeof partNames;

/** From so many start times on, they stand under morning, afternoon and evening. */
const MANY_STARTS = 6;

type StartsOfPart = { readonly part: DayPart | undefined; readonly departures: readonly Departure[] };

function groupsOf(departures: readonly Departure[]): readonly StartsOfPart[] {
  if (departures.length < MANY_STARTS) return [{ part: undefined, departures }];
  const groups = Object.groupBy(departures, ({ time }) =>
    time === null ? 'morning' : partOfDay(localTime(time)),
  );
  return (Object.keys(partNames) as DayPart[]).flatMap((part) => {
    const starts = groups[part];
    return starts ? [{ part, departures: starts }] : [];
  });
}

/** Start times in one row, under the name of their part of the day if there are many. */
function StartGroup({ part, departures, option }: StartsOfPart & { option: Option }) {
  const t = useText();
  const { resolvedChoice, chooseDeparture } = useCurrentBookingPanel();
  return (
    <div {...(part && { role: 'group', 'aria-label': t(partNames[part]) })}>
      {part && (
        <p aria-hidden="true" className="mb-1.5 type-small text-ink-2">
          {t(partNames[part])}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {departures.map((departure) => (
          <StartChip
            key={departure.time}
            departure={departure}
            status={departureStatus(departure, resolvedChoice.count)}
            checked={departure === resolvedChoice.departure}
            onChoose={() => chooseDeparture(option, startTimeOf(departure))}
          />
        ))}
      </div>
    </div>
  );
}

/** When to be there and when the trip ends, in the words of the booking. */
function StartFacts({ departure }: { departure: Departure | undefined }) {
  if (!departure?.facts?.length) return null;
  return (
    <dl className="mt-4 grid gap-1 type-compact">
      {departure.facts.map(({ kind, label, text }) => (
        <div key={kind} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type StartChipProps = {
  departure: Departure;
  status: DepartureStatus;
  checked: boolean;
  onChoose: () => void;
};

function StartChip({ departure, status, checked, onChoose }: StartChipProps) {
  const t = useText();
  const { clock, together } = usePanelTexts();
  const { time, opens, closes } = departure;
  const isUnavailable = status === 'unavailable' || status === 'held';
  const reasonKey = status === 'held' ? 'bookingPanel.startHeld' : 'bookingPanel.soldOut';
  const label =
    time === null ? t('bookingPanel.anyTime', { from: opens ?? '', to: closes ?? '' }) : clock(time);
  return (
    <ChoiceChip
      shape="square"
      name="start"
      // A chosen start time that becomes unavailable stays visible as chosen, but cannot be chosen again.
      checked={checked}
      disabled={isUnavailable && !checked}
      onChange={onChoose}
      {...(isUnavailable && checked && { className: 'line-through' })}
    >
      <span aria-hidden={isUnavailable}>{label}</span>
      {isUnavailable && <span className="sr-only">{together(label, t(reasonKey))}</span>}
    </ChoiceChip>
  );
}

function WholeDay({ departure }: { departure: Departure }) {
  const t = useText();
  const { resolvedChoice } = useCurrentBookingPanel();
  const { opens, closes } = departure;
  const isUnavailable = departureStatus(departure, resolvedChoice.count) === 'unavailable';
  return (
    <>
      <p className="type-compact font-semibold">
        {isUnavailable
          ? t('bookingPanel.soldOut')
          : t('bookingPanel.comeAnyTime', { from: opens ?? '', to: closes ?? '' })}
      </p>
      <StartRemarks departures={[departure]} />
    </>
  );
}

function StartSkeletons({ count }: { count: number }) {
  const indexes = Array.from({ length: Math.max(1, count) }, (_, index) => index);
  return (
    <div className="flex flex-wrap gap-2.5">
      {indexes.map((index) => (
        <Skeleton key={index} className="h-11 w-19 rounded-control" />
      ))}
    </div>
  );
}

const texts = {
  left: 'bookingPanel.left',
  onlyLeft: 'bookingPanel.onlyLeft',
  mayComeBack: 'bookingPanel.mayComeBack',
} as const;

/**
 * Shows the spots left of the chosen departure, if they are few, and which other departures may become
 * available.
 */
function StartRemarks({ departures }: { departures: readonly Departure[] }) {
  const t = useText();
  const { resolvedChoice } = useCurrentBookingPanel();
  const now = useMinute();
  const lines = departures.flatMap((departure) => {
    const remark = departureRemark(departure, resolvedChoice.count, now);
    if (!remark || (remark.kind !== 'mayComeBack' && departure !== resolvedChoice.departure)) return [];
    const { time } = departure;
    const text = t(texts[remark.kind], { ...remark, time: time ?? '', timed: time === null ? 'no' : 'yes' });
    return [{ key: time ?? 'any', text }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-0.5 type-small font-medium text-amber">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** The current time, updated every half minute, for texts that count minutes. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const interval = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(interval);
  }, []);
  return now;
}
