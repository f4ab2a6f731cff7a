import type { Departure } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import { TRANSFER_DIRECTIONS } from '@ashore/core/contract/values/transfer.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ReactNode, useId, useState } from 'react';
import { shipWarning } from '../../../i18n/booking-texts.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { typedAllAboard, useShipStore } from '../../../store/ship-store.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { ChoiceChip, ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import {
  chooseTransfer,
  directionKeys,
  offersTransfer,
  type TransferField,
  type TransferProblem,
  type TransferTour,
  type TransferValues,
  transferFields,
  transferProblems,
  useTransferChoice,
  useTransferValues,
} from './transfer.ts';

const TRANSFER_FORM_ID = 'transfer-form';
const TRANSFER_KINDS = ['none', 'hotel', 'airport', 'ship'] as const;
/** Travellers who stay in a flat, or come by train or ferry, name their place where others name their hotel. */
const KIND_TEXTS = {
  none: 'transfer.none',
  hotel: 'transfer.stay',
  airport: 'transfer.airport',
  ship: 'transfer.ship',
} as const satisfies Record<(typeof TRANSFER_KINDS)[number], MessageKey>;
const HINT_KEYS = {
  hotel: 'transfer.stayHint',
  airport: 'transfer.airportHint',
  ship: 'transfer.shipHint',
} as const;
const TIME_FIELDS: ReadonlySet<TransferField> = new Set(['localTime', 'allAboard']);
const OPTIONAL_FIELDS: ReadonlySet<TransferField> = new Set(['terminal', 'allAboard']);

type ChosenTour = Pick<TourDetails, 'tourId' | 'timeZone'>;
type DepartureProps = { departure: Pick<Departure, 'startsAt' | 'endsAt'> | undefined };
type TransferFormProps = { tour: TransferTour & ChosenTour } & DepartureProps;

/** A transfer request, with fields by the kind of place. It is sent with the quote; it is not a promise. */
export function TransferForm({ tour, departure }: TransferFormProps) {
  const t = useText();
  if (!offersTransfer(tour)) return null;
  return (
    <div className="needs-js mt-6">
      <Disclosure moreLabel={t('transfer.title')} lessLabel={t('transfer.title')}>
        <TransferFields key={tour.tourId} tourId={tour.tourId}>
          <TransferShipWarning tour={tour} departure={departure} isAnnounced />
        </TransferFields>
      </Disclosure>
    </div>
  );
}

function TransferFields({ tourId, children }: { tourId: string; children: ReactNode }) {
  const t = useText();
  const values = useTransferValues(tourId);
  const { kind, direction } = values;
  return (
    <div
      id={TRANSFER_FORM_ID}
      className="mt-2 grid gap-4.5 rounded-panel border border-line bg-card p-(--panel-padding)"
    >
      <TransferChips
        name="transfer-kind"
        legend={t('transfer.kind')}
        chosen={kind}
        choices={TRANSFER_KINDS.map((kindChoice) => [kindChoice, t(KIND_TEXTS[kindChoice])])}
        onChoose={(kindChoice) => chooseTransfer(tourId, { kind: kindChoice })}
      />
      {kind !== 'none' && (
        <>
          <TransferChips
            name="transfer-direction"
            legend={t('transfer.direction')}
            chosen={direction}
            choices={TRANSFER_DIRECTIONS.map((choice) => [choice, t(directionKeys[choice])])}
            onChoose={(choice) => chooseTransfer(tourId, { direction: choice })}
          />
          <p className="type-small text-ink-2">{t(HINT_KEYS[kind])}</p>
          <TransferLines tourId={tourId} values={values} />
          {children}
          <Note>{t('transfer.notGuaranteed')}</Note>
        </>
      )}
    </div>
  );
}

type TransferShipWarningProps = {
  tour: ChosenTour;
  /** Whether screen readers announce it when it appears. */
  isAnnounced?: boolean;
} & DepartureProps;

/** Warns if the chosen departure ends too late, or nearly so, for the stated all aboard. */
export function TransferShipWarning({
  tour: { tourId, timeZone },
  departure,
  isAnnounced = false,
}: TransferShipWarningProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { kind, allAboard } = useTransferValues(tourId);
  if (kind !== 'ship' || !departure) return null;
  const warning = shipWarning({ ...departure, timeZone }, allAboard, intl, t);
  if (warning === undefined) return null;
  return (
    <Note tone="amber" {...(isAnnounced ? { live: 'polite' } : { className: 'mb-4' })}>
      {warning}
    </Note>
  );
}

type AllAboardFormProps = {
  tour: TransferTour & ChosenTour & Pick<TourDetails, 'questions'>;
} & DepartureProps;

/**
 * All aboard of a traveller who comes by ship, for trips that ask for the ship and have no transfer form. A departure that ends too late
 * is shown before spots are held, and the checkout fills in the time.
 */
export function AllAboardForm({ tour, departure }: AllAboardFormProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const allAboard = useShipStore((state) => typedAllAboard(state, tour.tourId));
  // A phone and a wide page each have the form; style sheets show one.
  const id = `all-aboard-${useId()}`;
  if (offersTransfer(tour) || !tour.questions.some(({ kind }) => kind === 'ship')) return null;
  const warning = departure && shipWarning({ ...departure, timeZone: tour.timeZone }, allAboard, intl, t);
  return (
    <div className="needs-js mb-4 grid gap-2">
      <Field id={id} label={t('transfer.yourAllAboard')} aside={t('transfer.optional')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="all-aboard"
            type="time"
            autoComplete="off"
            value={allAboard}
            onChange={({ currentTarget }) =>
              useShipStore.setState({ typed: { tourId: tour.tourId, allAboard: currentTarget.value } })
            }
          />
        )}
      </Field>
      {warning !== undefined && (
        <Note tone="amber" live="polite">
          {warning}
        </Note>
      )}
    </div>
  );
}

type TransferChipsProps<Choice extends string> = {
  name: string;
  legend: string;
  chosen: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChoose: (choice: Choice) => void;
};

function TransferChips<Choice extends string>({
  name,
  legend,
  chosen,
  choices,
  onChoose,
}: TransferChipsProps<Choice>) {
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

function TransferLines({ tourId, values }: { tourId: string; values: TransferValues }) {
  const isChecked = useTransferChoice((state) => state.isChecked && state.tourId === tourId);
  const [leftFields, setLeftFields] = useState<ReadonlySet<TransferField>>(new Set());
  const problems = transferProblems(values);
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      {transferFields[values.kind].map((field: TransferField) => (
        <TransferLine
          key={field}
          field={field}
          direction={values.direction}
          value={values[field]}
          problem={isChecked || leftFields.has(field) ? problems[field] : undefined}
          onChange={(text) => chooseTransfer(tourId, { [field]: text })}
          onLeave={() => setLeftFields((before) => new Set(before).add(field))}
        />
      ))}
    </div>
  );
}

type TransferLineProps = {
  field: TransferField;
  direction: TransferRequest['direction'];
  value: string;
  problem: TransferProblem | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
};

/**
 * One detail that a driver needs. Its error is shown once the field has lost the focus or the traveller has tried to
 * book, and follows the typing from then on.
 */
function TransferLine({ field, direction, value, problem, onChange, onLeave }: TransferLineProps) {
  const t = useText();
  return (
    <Field
      id={`transfer-${field}`}
      label={labelOf(field, direction, t)}
      aside={OPTIONAL_FIELDS.has(field) ? t('transfer.optional') : undefined}
      error={problem && t(problem === 'missing' ? MISSING_TEXTS[field] : `transfer.${problem}`)}
      className="min-w-0"
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name={`transfer-${field}`}
          type={TIME_FIELDS.has(field) ? 'time' : 'text'}
          autoComplete={field === 'address' ? 'street-address' : 'off'}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

/**
 * Messages about a missing detail. All aboard may be empty: its message is for a time that cannot be read. A terminal may
 * be empty too, so its message here is never shown.
 */
const MISSING_TEXTS = {
  hotelName: 'transfer.stayNameMissing',
  address: 'transfer.addressMissing',
  airport: 'transfer.airportMissing',
  flightNumber: 'transfer.flightNumberMissing',
  localTime: 'transfer.localTimeMissing',
  shipName: 'transfer.shipNameMissing',
  terminal: 'transfer.tooLong',
  allAboard: 'transfer.allAboardMissing',
} as const satisfies Record<TransferField, MessageKey>;

/** The time of landing if the transfer leads to the trip, also if both ways; the time of take-off if it only leads back. */
function labelOf(field: TransferField, direction: TransferRequest['direction'], t: TextOf): string {
  if (field === 'localTime') return t(direction === 'from-end' ? 'transfer.takeOff' : 'transfer.landing');
  if (field === 'hotelName') return t('transfer.stayName');
  return t(field === 'address' ? 'transfer.stayAddress' : `transfer.${field}`);
}

/** Leads a traveller who wants to book to the first incomplete field of the transfer request. */
export function focusTransferForm(): void {
  const form = document.getElementById(TRANSFER_FORM_ID);
  form?.closest('details')?.setAttribute('open', '');
  // The error is already rendered, or will be with the next frame.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
