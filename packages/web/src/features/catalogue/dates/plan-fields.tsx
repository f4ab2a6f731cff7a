import {
  isPartyStated,
  type StatedPlan,
  statedPlan,
  travellersFor,
  usualDays,
} from '@ashore/core/contract/values/trip-days.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { browserToday } from '../../../store/root-store.ts';
import { planParameters, sizeOf, type TripPlan, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { people } from '../../../ui/media/icon-paths.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { AvailableDaysCalendar } from './available-days-calendar.tsx';
import { DateInput } from './date-input.tsx';
import { DayChips } from './day-chips.tsx';
import { PartyText, TravellersPanel } from './travellers-panel.tsx';
import { useLinksThatCarryPlan } from './use-links-that-carry-plan.ts';

export type PlanLineProps = {
  today: LocalDate;
  /** Of a page with results: what they are filtered by. Other pages begin with what the browser remembers. */
  stated?: StatedPlan;
  /** What the words of the query name. They are sent with the query, so the fields only show it. */
  spoken?: StatedPlan | undefined;
  /** Of a page with results: filters them again. `part` was chosen now. */
  onPlan?: (plan: StatedPlan, part: keyof TripPlan) => void;
};

type PlanFieldsProps = Pick<PlanLineProps, 'today'> & {
  stated: StatedPlan | undefined;
  spoken: StatedPlan | undefined;
  onPlan: PlanLineProps['onPlan'] | undefined;
  /** The field whose press has loaded this code. */
  opened: 'days' | 'travellers' | undefined;
};

/** The fields of `PlanLine`, with their panels. Their values are sent with the form around them. */
export default function PlanFields({ stated, spoken, onPlan, opened, ...props }: PlanFieldsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const rememberedPlan = useTripPlanStore();
  const [open, setOpen] = useState(opened);
  // The page may come from a cache, or the place be in another time zone.
  const [today] = useState(() => (stated ? props.today : browserToday()));
  const sentPlan = stated ? planOf(stated, rememberedPlan) : rememberedPlan;
  const plan = spoken ? withSpoken(sentPlan, spoken, stated) : sentPlan;
  const [travellers, setTravellers] = useState<TripPlan['travellers']>();
  useLinksThatCarryPlan(planParameters(sentPlan), stated === undefined);

  // A page whose days change elsewhere, such as by its filters, states the visitor's latest choice.
  const lastStatedDays = useRef(stated?.days);
  useEffect(() => {
    if (!stated || lastStatedDays.current === stated.days) return;
    const isSame =
      lastStatedDays.current?.from === stated.days?.from && lastStatedDays.current?.to === stated.days?.to;
    lastStatedDays.current = stated.days;
    if (!isSame) useTripPlanStore.getState().remember(planOf(stated, useTripPlanStore.getState()));
  }, [stated]);

  function applyPlan(part: keyof TripPlan, next: Partial<TripPlan>) {
    setOpen(undefined);
    const newPlan = { days: plan.days, travellers: plan.travellers, ...next };
    rememberedPlan.remember(newPlan);
    onPlan?.(statedPlan(`?${new URLSearchParams(planParameters(newPlan))}`), part);
  }

  function closeTravellers() {
    setOpen(undefined);
    if (travellers !== undefined) applyPlan('travellers', { travellers });
    setTravellers(undefined);
  }

  return (
    <div className="plan-fields">
      {Object.entries(planParameters(sentPlan)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Popover
        open={open === 'days'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'days' : undefined)}
        title={t('filters.days')}
        closeLabel={t('shell.close')}
        trigger={(wiring) => (
          <DateInput {...wiring} size="large" className={classNames(!plan.days && 'text-ink-2')}>
            {plan.days ? (
              <NamedValue name={t('filters.days')}>{dayRangeText(plan.days, intl)}</NamedValue>
            ) : (
              t('plan.days')
            )}
          </DateInput>
        )}
      >
        <DaysPanel
          chosen={plan.days}
          rememberedDays={rememberedPlan.days}
          today={today}
          onChoose={(days) => applyPlan('days', { days })}
        />
      </Popover>
      <Popover
        open={open === 'travellers'}
        onOpenChange={(isOpen) => (isOpen ? setOpen('travellers') : closeTravellers())}
        title={t('filters.party')}
        closeLabel={t('shell.close')}
        trigger={(wiring) => (
          <DateInput
            {...wiring}
            size="large"
            icon={people}
            className={classNames(!plan.travellers && 'text-ink-2')}
          >
            {plan.travellers ? <PartyText travellers={plan.travellers} /> : t('filters.party')}
          </DateInput>
        )}
      >
        <TravellersPanel
          chosen={travellers ?? plan.travellers}
          onChange={setTravellers}
          onClear={() => {
            setTravellers(undefined);
            applyPlan('travellers', { travellers: null });
          }}
          onDone={closeTravellers}
        />
      </Popover>
    </div>
  );
}

/** A chosen value with the name of its field, which only screen readers need. */
function NamedValue({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{name} </span>
      {children}
    </>
  );
}

/** The ages of children are remembered; an address states only the number of travellers and the youngest age. */
function planOf({ days, age }: StatedPlan, { travellers }: TripPlan): TripPlan {
  const dayRange = days ? { from: days.from, to: days.to } : null;
  const isSame = travellers && sizeOf(travellers) === days?.party;
  if (isSame || !days) return { days: dayRange, travellers };
  return {
    days: dayRange,
    travellers: days.party > 1 || age !== undefined ? travellersFor(days.party, age) : null,
  };
}

/** What the address states comes before what the words say, as in the search itself. */
function withSpoken(plan: TripPlan, spoken: StatedPlan, stated: StatedPlan | undefined): TripPlan {
  const days = spoken.days && { from: spoken.days.from, to: spoken.days.to };
  return {
    days: plan.days ?? days ?? null,
    travellers: isPartyStated(stated ?? {}) ? plan.travellers : (spoken.travellers ?? plan.travellers),
  };
}

type DaysPanelProps = {
  chosen: TripPlan['days'];
  /** Offered again on a page that is not filtered by them. */
  rememberedDays: TripPlan['days'];
  today: LocalDate;
  onChoose: (days: TripPlan['days']) => void;
};

function DaysPanel({ chosen, rememberedDays, today, onChoose }: DaysPanelProps) {
  const t = useText();
  const [firstDay, setFirst] = useState<LocalDate>();

  function choose(day: LocalDate) {
    if (firstDay === undefined || day < firstDay) setFirst(day);
    else onChoose({ from: firstDay, to: day });
  }

  return (
    <div className="grid gap-4">
      <DayChips
        suggestedDays={usualDays(today)}
        rememberedDays={chosen ? undefined : (rememberedDays ?? undefined)}
        chosenDays={chosen ?? undefined}
        onChoose={onChoose}
      />
      <p role="status" className="type-small text-ink-2">
        {t(firstDay === undefined ? 'filters.firstDay' : 'filters.lastDay')}
      </p>
      <AvailableDaysCalendar
        today={today}
        first={chosen && chosen.from >= today ? chosen.from : today}
        chosen={firstDay ?? chosen?.from}
        until={firstDay === undefined ? chosen?.to : undefined}
        onChoose={choose}
      />
      <Button kind="quiet" size="medium" className="-mx-3 justify-self-start" onClick={() => onChoose(null)}>
        {t('filters.anyDays')}
      </Button>
    </div>
  );
}
