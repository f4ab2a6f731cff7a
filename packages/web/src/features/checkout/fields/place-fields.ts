import { shipLine } from '@ashore/core/cruises/stated-ship.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type CheckoutField, type FieldGroup, type FormValues, fieldValue, isYes } from './field.ts';
import type { Requirements } from './requirements.ts';

/** Fields for the pickup place and time and for the drop-off place. */
export function placeGroups(requirements: Requirements, values: FormValues): FieldGroup[] {
  const pickupFields = [...pickupPlaceFields(requirements, values), ...timeFields(requirements)];
  const dropoffFields = dropoffPlaceFields(requirements, values);
  return [
    ...(pickupFields.length > 0
      ? [{ name: 'start', title: { key: 'traveller.startTitle' as const }, fields: pickupFields }]
      : []),
    ...(dropoffFields.length > 0
      ? [{ name: 'end', title: { key: 'traveller.endTitle' as const }, fields: dropoffFields }]
      : []),
  ];
}

/** Whether the supplier picks the traveller up at the hotel named in a question. */
export function isHotelPickup(requirements: Requirements, values: FormValues): boolean {
  return asksForHotel(requirements) && !isYes(values, 'start.isElsewhere');
}

function asksForHotel({ questions }: Requirements): boolean {
  return questions.some(({ kind, required }) => kind === 'hotel' && required);
}

function pickupPlaceFields(requirements: Requirements, values: FormValues): CheckoutField[] {
  const { pickupPlaces: places, startingPointEntryRequired: isRequired } = requirements;
  if (places.length > 0) return [placeField('pickup', places, isRequired)];
  if (!isRequired) return [];
  return [
    ...(asksForHotel(requirements) ? [hotelPickupField] : []),
    ...(isHotelPickup(requirements, values) ? [] : placeFields('pickup', values)),
  ];
}

const hotelPickupField: CheckoutField = {
  name: 'start.isElsewhere',
  kind: 'checkedBox',
  label: { key: 'traveller.fromHotel' },
  isRequired: false,
  isWide: true,
};

function dropoffPlaceFields(requirements: Requirements, values: FormValues): CheckoutField[] {
  const { dropoffPlaces: places, dropOffPointEntryRequired: isRequired } = requirements;
  if (places.length > 0) return [placeField('dropoff', places, isRequired)];
  return isRequired ? placeFields('dropoff', values) : [];
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
      emptyMessage: 'traveller.timeMissing',
    },
  ];
}

function placeField(
  role: PlaceRole,
  places: Requirements['pickupPlaces'],
  isRequired: boolean,
): CheckoutField {
  return {
    name: `${prefixes[role]}.place`,
    kind: 'choice',
    label: { key: role === 'pickup' ? 'traveller.pickup' : 'traveller.dropoff' },
    isRequired,
    emptyMessage: 'traveller.choose',
    choices: places.map(({ id, title }) => ({ value: id, label: { text: title } })),
    ...(role === 'pickup' && !isRequired && { noneLabel: { key: 'traveller.comeMyself' } }),
    isWide: true,
  };
}

/** Whether a place is for pickup or for drop-off. */
export type PlaceRole = 'pickup' | 'dropoff';

/** Prefix of the names under which the values of a place are stored. */
const prefixes = { pickup: 'start', dropoff: 'end' } as const satisfies Record<PlaceRole, string>;

type PlaceDetail = Pick<CheckoutField, 'name' | 'kind' | 'emptyMessage'> & {
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
function detailsOf(role: PlaceRole, kind: PlaceKind): readonly PlaceDetail[] {
  switch (kind) {
    case 'hotel':
      return [
        {
          name: 'hotelName',
          kind: 'text',
          label: 'transfer.hotelName',
          emptyMessage: 'transfer.hotelNameMissing',
        },
        { name: 'address', kind: 'text', label: 'transfer.address', emptyMessage: 'transfer.addressMissing' },
      ];
    case 'airport':
      return [
        { name: 'airport', kind: 'text', label: 'transfer.airport', emptyMessage: 'transfer.airportMissing' },
        {
          name: 'flightNumber',
          kind: 'text',
          label: 'transfer.flightNumber',
          emptyMessage: 'transfer.flightNumberMissing',
        },
        {
          name: 'localTime',
          kind: 'time',
          label: role === 'pickup' ? 'transfer.landing' : 'transfer.takeOff',
          emptyMessage: 'transfer.localTimeMissing',
        },
      ];
    case 'ship':
      return [
        {
          name: 'shipName',
          kind: 'text',
          label: 'transfer.shipName',
          emptyMessage: 'transfer.shipNameMissing',
        },
        { name: 'terminal', kind: 'text', label: 'transfer.terminal', isOptional: true },
        { name: 'allAboard', kind: 'time', label: 'transfer.allAboard', isOptional: true },
      ];
    default:
      return [
        {
          name: 'title',
          kind: 'text',
          label: role === 'pickup' ? 'traveller.startPlace' : 'traveller.endPlace',
          hint: 'traveller.placeHint',
          emptyMessage: 'traveller.placeMissing',
        },
      ];
  }
}

const placeHints: Record<PlaceKind, MessageKey | undefined> = {
  address: undefined,
  hotel: 'transfer.hotelHint',
  airport: 'transfer.airportHint',
  ship: 'transfer.shipHint',
};

function kindOf(role: PlaceRole, values: FormValues): PlaceKind {
  return PLACE_KINDS.find((kind) => kind === fieldValue(values, `${prefixes[role]}.kind`)) ?? 'address';
}

/** Fields for the kind of place, and for the details that a driver needs. */
export function placeFields(role: PlaceRole, values: FormValues): CheckoutField[] {
  const kind = kindOf(role, values);
  const lead = placeHints[kind];
  return [
    {
      name: `${prefixes[role]}.kind`,
      kind: 'segmentedChoice',
      label: { key: 'traveller.placeKind' },
      ...(lead && { hint: { key: lead } }),
      isRequired: false,
      choices: PLACE_KINDS.map((value) => ({ value, label: { key: kindTexts[value] } })),
      isWide: true,
    },
    ...detailsOf(role, kind).map(({ name, label, hint, isOptional, ...detail }) => ({
      ...detail,
      name: `${prefixes[role]}.${name}`,
      label: { key: label },
      ...(hint && { hint: { key: hint } }),
      isRequired: !isOptional,
      length: 'place' as const,
      isWide: kind === 'address',
    })),
  ];
}

/** Whether the traveller names a ship as this place. */
export function isShipPlace(role: PlaceRole, values: FormValues): boolean {
  return kindOf(role, values) === 'ship';
}

/** The place in one line, as it is sent. Empty if nothing was typed. */
export function placeText(role: PlaceRole, values: FormValues): string {
  const typedPart = (name: string) => fieldValue(values, `${prefixes[role]}.${name}`).trim();
  if (isShipPlace(role, values))
    return shipLine({
      shipName: typedPart('shipName'),
      terminal: typedPart('terminal'),
      allAboard: typedPart('allAboard') || null,
    });
  return detailsOf(role, kindOf(role, values))
    .map(({ name }) => typedPart(name))
    .filter((text) => text !== '')
    .join(', ');
}

/** The drop-off place that the transfer request of the hold already names. */
export function carriedPlace({
  dropOffPointEntryRequired,
  dropoffPlaces,
  transferRequest,
}: Requirements): FormValues {
  if (!dropOffPointEntryRequired || dropoffPlaces.length > 0) return {};
  // The time of a request in both directions is that of the landing.
  if (
    transferRequest?.direction !== 'from-end' &&
    (transferRequest?.direction !== 'both' || transferRequest.kind === 'airport')
  )
    return {};
  const details: Readonly<Record<string, string | null>> = transferRequest;
  const entries = detailsOf('dropoff', transferRequest.kind).map(({ name }) => [
    `end.${name}`,
    details[name] ?? '',
  ]);
  return { 'end.kind': transferRequest.kind, ...Object.fromEntries(entries) };
}
