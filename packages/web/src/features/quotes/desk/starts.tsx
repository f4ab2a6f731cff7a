import type { Departure } from '@ashore/core/contract/availability.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';
import { departuresOf, startOf } from './settle-choice.ts';
import { type StartLook, startLook } from './start-look.ts';
import { StartRemarks } from './start-remarks.tsx';

/** The starts of the chosen day. Those that are gone are struck through, and stand where they stood. */
export function Starts({ option }: { option: Option }) {
  const t = useText();
  const { choice, day, hasFailed, settled, chooseStart } = useCurrentDesk();
  if (choice.date === undefined || hasFailed) return null;
  if (!day) return <StartSkeletons count={option.startingTimes.length} />;
  const departures = departuresOf(option, day);
  const [first] = departures;
  if (!first) return <p className="type-compact">{t('desk.reasonNotRunning')}</p>;
  if (departures.length === 1 && first.time === null) return <WholeDay departure={first} />;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2.5">
        <legend className="sr-only">{t('desk.time')}</legend>
        {departures.map((departure) => (
          <StartChip
            key={departure.time}
            departure={departure}
            look={startLook(departure, settled.count)}
            checked={departure === settled.departure}
            onChoose={() => chooseStart(option, startOf(departure))}
          />
        ))}
      </fieldset>
      <StartRemarks departures={departures} />
    </>
  );
}

type StartChipProps = { departure: Departure; look: StartLook; checked: boolean; onChoose: () => void };

function StartChip({ departure, look, checked, onChoose }: StartChipProps) {
  const t = useText();
  const { time, opens, closes } = departure;
  const isGone = look === 'gone' || look === 'held';
  const why = look === 'held' ? 'desk.startHeld' : 'desk.soldOut';
  return (
    <ChoiceChip
      shape="square"
      name="start"
      // What went meanwhile stays chosen, so that one sees what it was; it can only be chosen no more.
      checked={checked}
      disabled={isGone && !checked}
      onChange={onChoose}
      {...(isGone && checked && { className: 'line-through' })}
    >
      {time ?? t('desk.anyTime', { from: opens ?? '', to: closes ?? '' })}
      {isGone && <span className="sr-only">, {t(why)}</span>}
    </ChoiceChip>
  );
}

function WholeDay({ departure }: { departure: Departure }) {
  const t = useText();
  const { settled } = useCurrentDesk();
  const { opens, closes } = departure;
  const isGone = startLook(departure, settled.count) === 'gone';
  return (
    <>
      <p className="type-compact font-semibold">
        {isGone ? t('desk.soldOut') : t('desk.comeAnyTime', { from: opens ?? '', to: closes ?? '' })}
      </p>
      <StartRemarks departures={[departure]} />
    </>
  );
}

function StartSkeletons({ count }: { count: number }) {
  const places = Array.from({ length: Math.max(1, count) }, (_, place) => place);
  return (
    <div className="flex flex-wrap gap-2.5">
      {places.map((place) => (
        <Skeleton key={place} className="h-11 w-19 rounded-control" />
      ))}
    </div>
  );
}
