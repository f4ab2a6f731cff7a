import type { MessageKey } from '../../../i18n/messages.ts';
import { type CheckoutField, type FormValues, typedIn } from './field.ts';

/** Where somebody is fetched, or taken to. */
export type PlaceOf = 'start' | 'end';

type Part = Pick<CheckoutField, 'name' | 'kind' | 'missing'> & {
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  readonly isOptional?: true;
};

/** The kinds of places that drivers know. An address comes first: it is all of them, and what is asked unless one says more. */
const PLACE_KINDS = ['address', 'hotel', 'airport', 'ship'] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const kindTexts: Record<PlaceKind, MessageKey> = {
  address: 'traveller.anAddress',
  hotel: 'ride.hotel',
  airport: 'ride.airport',
  ship: 'ride.ship',
};

/** What a driver must know of each: of a hotel name and address, of a flight when, of a ship where. */
function partsOf(of: PlaceOf, kind: PlaceKind): readonly Part[] {
  switch (kind) {
    case 'hotel':
      return [
        { name: 'hotelName', kind: 'line', label: 'ride.hotelName', missing: 'ride.hotelNameMissing' },
        { name: 'address', kind: 'line', label: 'ride.address', missing: 'ride.addressMissing' },
      ];
    case 'airport':
      return [
        { name: 'airport', kind: 'line', label: 'ride.airport', missing: 'ride.airportMissing' },
        {
          name: 'flightNumber',
          kind: 'line',
          label: 'ride.flightNumber',
          missing: 'ride.flightNumberMissing',
        },
        {
          name: 'localTime',
          kind: 'time',
          label: of === 'start' ? 'ride.landing' : 'ride.takeOff',
          missing: 'ride.localTimeMissing',
        },
      ];
    case 'ship':
      return [
        { name: 'shipName', kind: 'line', label: 'ride.shipName', missing: 'ride.shipNameMissing' },
        { name: 'terminal', kind: 'line', label: 'ride.terminal', isOptional: true },
        { name: 'allAboard', kind: 'time', label: 'ride.allAboard', isOptional: true },
      ];
    default:
      return [
        {
          name: 'title',
          kind: 'line',
          label: of === 'start' ? 'traveller.startPlace' : 'traveller.endPlace',
          hint: 'traveller.placeHint',
          missing: 'traveller.placeMissing',
        },
      ];
  }
}

const leads: Record<PlaceKind, MessageKey | undefined> = {
  address: undefined,
  hotel: 'ride.hotelHint',
  airport: 'ride.airportHint',
  ship: 'ride.shipHint',
};

function kindOf(of: PlaceOf, values: FormValues): PlaceKind {
  return PLACE_KINDS.find((kind) => kind === typedIn(values, `${of}.kind`)) ?? 'address';
}

/** The kind of place, and what a driver must know of it. */
export function placeFields(of: PlaceOf, values: FormValues): CheckoutField[] {
  const kind = kindOf(of, values);
  const lead = leads[kind];
  return [
    {
      name: `${of}.kind`,
      kind: 'chips',
      label: { key: 'traveller.placeKind' },
      ...(lead && { hint: { key: lead } }),
      isRequired: false,
      choices: PLACE_KINDS.map((value) => ({ value, label: { key: kindTexts[value] } })),
      isWide: true,
    },
    ...partsOf(of, kind).map(({ name, label, hint, isOptional, ...part }) => ({
      ...part,
      name: `${of}.${name}`,
      label: { key: label },
      ...(hint && { hint: { key: hint } }),
      isRequired: !isOptional,
      length: 'place' as const,
      isWide: kind === 'address',
    })),
  ];
}

/** The place in one line, as it is sent; empty where nothing was said of it. */
export function placeText(of: PlaceOf, values: FormValues): string {
  return partsOf(of, kindOf(of, values))
    .map(({ name }) => typedIn(values, `${of}.${name}`).trim())
    .filter((text) => text !== '')
    .join(', ');
}
