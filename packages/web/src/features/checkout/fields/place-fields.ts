import type { MessageKey } from '../../../i18n/messages.ts';
import { type CheckoutField, type FieldGroup, type FormValues, isYes, typedIn } from './field.ts';
import type { Requirements } from './requirements.ts';

/** Fields for where the supplier picks travellers up and drops them off, and when. */
export function placeGroups(requirements: Requirements, values: FormValues): FieldGroup[] {
  const start = [...startFields(requirements, values), ...timeFields(requirements)];
  const end = endFields(requirements, values);
  return [
    ...(start.length > 0
      ? [{ name: 'start', title: { key: 'traveller.startTitle' as const }, fields: start }]
      : []),
    ...(end.length > 0 ? [{ name: 'end', title: { key: 'traveller.endTitle' as const }, fields: end }] : []),
  ];
}

/**
 * Whether the hotel of a required question is the pickup place. It is, unless the traveller chooses another
 * place.
 */
export function isFetchedAtHotel(requirements: Requirements, values: FormValues): boolean {
  return asksForHotel(requirements) && !isYes(values, 'start.isElsewhere');
}

function asksForHotel({ questions }: Requirements): boolean {
  return questions.some(({ kind, required }) => kind === 'hotel' && required);
}

function startFields(requirements: Requirements, values: FormValues): CheckoutField[] {
  const { pickupPlaces: places, startingPointEntryRequired: isRequired } = requirements;
  if (places.length > 0) return [placeField('start', places, isRequired)];
  if (!isRequired) return [];
  return [
    ...(asksForHotel(requirements) ? [fromHotel] : []),
    ...(isFetchedAtHotel(requirements, values) ? [] : placeFields('start', values)),
  ];
}

const fromHotel: CheckoutField = {
  name: 'start.isElsewhere',
  kind: 'usual',
  label: { key: 'traveller.fromHotel' },
  isRequired: false,
  isWide: true,
};

function endFields(requirements: Requirements, values: FormValues): CheckoutField[] {
  const { dropoffPlaces: places, dropOffPointEntryRequired: isRequired } = requirements;
  if (places.length > 0) return [placeField('end', places, isRequired)];
  return isRequired ? placeFields('end', values) : [];
}

function timeFields({ startingTimeEntryRequired }: Requirements): CheckoutField[] {
  if (!startingTimeEntryRequired) return [];
  return [
    {
      name: 'start.time',
      kind: 'time',
      label: { key: 'traveller.startTime' },
      hint: { key: 'traveller.startTimeHint' },
      isRequired: true,
      missing: 'traveller.timeMissing',
    },
  ];
}

function placeField(of: PlaceOf, places: Requirements['pickupPlaces'], isRequired: boolean): CheckoutField {
  return {
    name: `${of}.place`,
    kind: 'choice',
    label: { key: of === 'start' ? 'traveller.pickup' : 'traveller.dropoff' },
    isRequired,
    missing: 'traveller.choose',
    choices: places.map(({ id, title }) => ({ value: id, label: { text: title } })),
    ...(of === 'start' && !isRequired && { none: { key: 'traveller.comeMyself' } }),
    isWide: true,
  };
}

/** The place of pickup, or of drop-off. */
type PlaceOf = 'start' | 'end';

type Part = Pick<CheckoutField, 'name' | 'kind' | 'missing'> & {
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  readonly isOptional?: true;
};

/** Kinds of places that drivers know. An address comes first: it fits every place and is the default. */
const PLACE_KINDS = ['address', 'hotel', 'airport', 'ship'] as const;
type PlaceKind = (typeof PLACE_KINDS)[number];

const kindTexts: Record<PlaceKind, MessageKey> = {
  address: 'traveller.anAddress',
  hotel: 'transfer.hotel',
  airport: 'transfer.airport',
  ship: 'transfer.ship',
};

/** Details that a driver needs of each kind of place. */
function partsOf(of: PlaceOf, kind: PlaceKind): readonly Part[] {
  switch (kind) {
    case 'hotel':
      return [
        {
          name: 'hotelName',
          kind: 'line',
          label: 'transfer.hotelName',
          missing: 'transfer.hotelNameMissing',
        },
        { name: 'address', kind: 'line', label: 'transfer.address', missing: 'transfer.addressMissing' },
      ];
    case 'airport':
      return [
        { name: 'airport', kind: 'line', label: 'transfer.airport', missing: 'transfer.airportMissing' },
        {
          name: 'flightNumber',
          kind: 'line',
          label: 'transfer.flightNumber',
          missing: 'transfer.flightNumberMissing',
        },
        {
          name: 'localTime',
          kind: 'time',
          label: of === 'start' ? 'transfer.landing' : 'transfer.takeOff',
          missing: 'transfer.localTimeMissing',
        },
      ];
    case 'ship':
      return [
        { name: 'shipName', kind: 'line', label: 'transfer.shipName', missing: 'transfer.shipNameMissing' },
        { name: 'terminal', kind: 'line', label: 'transfer.terminal', isOptional: true },
        { name: 'allAboard', kind: 'time', label: 'transfer.allAboard', isOptional: true },
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
  hotel: 'transfer.hotelHint',
  airport: 'transfer.airportHint',
  ship: 'transfer.shipHint',
};

function kindOf(of: PlaceOf, values: FormValues): PlaceKind {
  return PLACE_KINDS.find((kind) => kind === typedIn(values, `${of}.kind`)) ?? 'address';
}

/** Fields for the kind of place, and for the details that a driver needs. */
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

/** The place in one line, as it is sent. Empty if nothing was typed. */
export function placeText(of: PlaceOf, values: FormValues): string {
  return partsOf(of, kindOf(of, values))
    .map(({ name }) => typedIn(values, `${of}.${name}`).trim())
    .filter((text) => text !== '')
    .join(', ');
}
