import { RIDE_DIRECTIONS } from '@ashore/core/contract/ride-fields.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note } from '../../../ui/note.tsx';
import { chooseRide, useRideChoice, useRideValues } from '../ride-choice.ts';
import { type RideField, type RideValues, rideFields, rideProblems } from './check-ride.ts';
import { mayAskForRide, type RideTour } from './may-ask-for-ride.ts';
import { RIDE_FORM, RideLine } from './ride-line.tsx';
import { directionKeys } from './ride-parts.ts';

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
  const values = useRideValues(tourId);
  const { kind, direction } = values;
  return (
    <div
      id={RIDE_FORM}
      className="mt-2 grid gap-4.5 rounded-panel border border-line bg-card p-(--panel-padding)"
    >
      <Chips
        name="ride-kind"
        legend={t('ride.kind')}
        chosen={kind}
        choices={kinds.map((one) => [one, t(`ride.${one}`)])}
        onChoose={(one) => chooseRide(tourId, { kind: one })}
      />
      {kind !== 'none' && (
        <>
          <Chips
            name="ride-direction"
            legend={t('ride.direction')}
            chosen={direction}
            choices={RIDE_DIRECTIONS.map((one) => [one, t(directionKeys[one])])}
            onChoose={(one) => chooseRide(tourId, { direction: one })}
          />
          <p className="type-small text-ink-2">{t(hints[kind])}</p>
          <Lines tourId={tourId} values={values} />
          <Note>{t('ride.wish')}</Note>
        </>
      )}
    </div>
  );
}

type ChipsProps<Choice extends string> = {
  name: string;
  legend: string;
  chosen: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChoose: (choice: Choice) => void;
};

function Chips<Choice extends string>({ name, legend, chosen, choices, onChoose }: ChipsProps<Choice>) {
  return (
    <ChoiceGroup legend={legend} className="flex flex-wrap gap-2">
      {choices.map(([choice, text]) => (
        <ChoiceChip key={choice} name={name} checked={chosen === choice} onChange={() => onChoose(choice)}>
          {text}
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  );
}

function Lines({ tourId, values }: { tourId: string; values: RideValues }) {
  const isAsked = useRideChoice((state) => state.isAsked && state.tourId === tourId);
  const [left, setLeft] = useState<ReadonlySet<RideField>>(new Set());
  const problems = rideProblems(values);
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      {rideFields[values.kind].map((field: RideField) => (
        <RideLine
          key={field}
          field={field}
          direction={values.direction}
          value={values[field]}
          problem={isAsked || left.has(field) ? problems[field] : undefined}
          onChange={(text) => chooseRide(tourId, { [field]: text })}
          onLeave={() => setLeft((before) => new Set(before).add(field))}
        />
      ))}
    </div>
  );
}

const kinds = ['none', 'hotel', 'airport', 'ship'] as const;
const hints = { hotel: 'ride.hotelHint', airport: 'ride.airportHint', ship: 'ride.shipHint' } as const;
