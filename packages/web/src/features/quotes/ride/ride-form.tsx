import { RIDE_DIRECTIONS } from '@ashore/core/contract/ride-request.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note } from '../../../ui/note.tsx';
import { chooseRide, rideValuesFor, useRideChoice } from '../ride-choice.ts';
import { type RideField, rideFields, rideProblems } from './check-ride.ts';
import { mayAskForRide, type RideTour } from './may-ask-for-ride.ts';
import { RIDE_FORM, RideLine } from './ride-line.tsx';

type RideFormProps = { tour: RideTour & { readonly tourId: string } };

/** A wish to be fetched or taken back, typed by the kind of place. It goes with the quote; nobody promises it here. */
export function RideForm({ tour }: RideFormProps) {
  const t = useText();
  if (!mayAskForRide(tour)) return null;
  return (
    <div className="scripted mt-6">
      <Disclosure moreLabel={t('ride.title')} lessLabel={t('ride.title')}>
        <Fields key={tour.tourId} tourId={tour.tourId} />
      </Disclosure>
    </div>
  );
}

function Fields({ tourId }: { tourId: string }) {
  const t = useText();
  const { kind } = useRideChoice((state) => rideValuesFor(state, tourId));
  return (
    <div
      id={RIDE_FORM}
      className="mt-2 grid gap-4.5 rounded-panel border border-line bg-card p-(--panel-padding)"
    >
      <ChoiceGroup legend={t('ride.kind')} className="flex flex-wrap gap-2">
        {kinds.map((one) => (
          <ChoiceChip
            key={one}
            name="ride-kind"
            value={one}
            checked={kind === one}
            onChange={() => chooseRide(tourId, { kind: one })}
          >
            {t(`ride.${one}`)}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      {kind !== 'none' && <Place tourId={tourId} kind={kind} />}
    </div>
  );
}

/** What a driver must know of this kind of place. */
function Place({ tourId, kind }: { tourId: string; kind: keyof typeof hints }) {
  const t = useText();
  const values = useRideChoice((state) => rideValuesFor(state, tourId));
  const isAsked = useRideChoice((state) => state.isAsked && state.tourId === tourId);
  const [left, setLeft] = useState<ReadonlySet<RideField>>(new Set());
  const problems = rideProblems(values);
  const { direction } = values;
  return (
    <>
      <ChoiceGroup legend={t('ride.direction')} className="flex flex-wrap gap-2">
        {RIDE_DIRECTIONS.map((one) => (
          <ChoiceChip
            key={one}
            name="ride-direction"
            value={one}
            checked={direction === one}
            onChange={() => chooseRide(tourId, { direction: one })}
          >
            {t(directions[one])}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <p className="type-small text-ink-2">{t(hints[kind])}</p>
      <div className="grid gap-4.5 sm:grid-cols-2">
        {rideFields[kind].map((field) => (
          <RideLine
            key={field}
            field={field}
            direction={direction}
            value={values[field]}
            problem={isAsked || left.has(field) ? problems[field] : undefined}
            onChange={(text) => chooseRide(tourId, { [field]: text })}
            onLeave={() => setLeft((before) => new Set(before).add(field))}
          />
        ))}
      </div>
      <Note>{t('ride.wish')}</Note>
    </>
  );
}

const kinds = ['none', 'hotel', 'airport', 'ship'] as const;
const directions = { 'to-start': 'ride.toStart', 'from-end': 'ride.fromEnd', both: 'ride.both' } as const;
const hints = { hotel: 'ride.hotelHint', airport: 'ride.airportHint', ship: 'ride.shipHint' } as const;
