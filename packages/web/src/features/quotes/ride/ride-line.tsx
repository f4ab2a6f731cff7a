import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { RideField, RideProblem } from './check-ride.ts';

/** Where the form stands in the page. */
export const RIDE_FORM = 'ride-form';

type RideLineProps = {
  field: RideField;
  direction: RideRequest['direction'];
  value: string;
  problem: RideProblem | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
};

const times: ReadonlySet<RideField> = new Set(['localTime', 'allAboard']);
const optional: ReadonlySet<RideField> = new Set(['terminal', 'allAboard']);

/** One thing a driver must know. What is wrong is said when one has left it, never while typing. */
export function RideLine({ field, direction, value, problem, onChange, onLeave }: RideLineProps) {
  const t = useText();
  return (
    <Field
      id={`ride-${field}`}
      label={labelOf(field, direction, t)}
      aside={optional.has(field) ? t('ride.optional') : undefined}
      error={problem && t(problem === 'missing' ? wanted[field] : `ride.${problem}`)}
      className="min-w-0"
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          name={`ride-${field}`}
          type={times.has(field) ? 'time' : 'text'}
          autoComplete={field === 'address' ? 'street-address' : 'off'}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}

/** What would be right. Of a terminal nothing can be missing. */
const wanted = {
  hotelName: 'ride.hotelNameMissing',
  address: 'ride.addressMissing',
  airport: 'ride.airportMissing',
  flightNumber: 'ride.flightNumberMissing',
  localTime: 'ride.localTimeMissing',
  shipName: 'ride.shipNameMissing',
  terminal: 'ride.tooLong',
  allAboard: 'ride.allAboardMissing',
} as const satisfies Record<RideField, MessageKey>;

/** The plane lands for whoever is fetched, and leaves for whoever is only taken there. */
function labelOf(field: RideField, direction: RideRequest['direction'], t: Text): string {
  if (field === 'localTime') return t(direction === 'from-end' ? 'ride.takeOff' : 'ride.landing');
  return t(`ride.${field}`);
}
