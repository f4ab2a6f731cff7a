import type { CheckoutField, FieldGroup, FormValues } from './field.ts';
import { isYes } from './field.ts';
import type { Needs } from './needs.ts';
import { type PlaceOf, placeFields } from './place-kinds.ts';

/** Where the supplier comes to fetch somebody or lets them go, and when. */
export function placeGroups(needs: Needs, values: FormValues): FieldGroup[] {
  const start = [...startFields(needs, values), ...timeFields(needs)];
  const end = endFields(needs, values);
  return [
    ...(start.length > 0
      ? [{ name: 'start', title: { key: 'traveller.startTitle' as const }, fields: start }]
      : []),
    ...(end.length > 0 ? [{ name: 'end', title: { key: 'traveller.endTitle' as const }, fields: end }] : []),
  ];
}

/** A hotel that is asked for anyway is where one is fetched, unless somebody says otherwise. */
export function isFetchedAtHotel(needs: Needs, values: FormValues): boolean {
  return asksForHotel(needs) && !isYes(values, 'start.isElsewhere');
}

function asksForHotel({ questions }: Needs): boolean {
  return questions.some(({ kind, required }) => kind === 'hotel' && required);
}

function startFields(needs: Needs, values: FormValues): CheckoutField[] {
  const { pickupPlaces: places, startingPointEntryRequired: isRequired } = needs;
  if (places.length > 0) return [placeField('start', places, isRequired)];
  if (!isRequired) return [];
  return [
    ...(asksForHotel(needs) ? [fromHotel] : []),
    ...(isFetchedAtHotel(needs, values) ? [] : placeFields('start', values)),
  ];
}

const fromHotel: CheckoutField = {
  name: 'start.isElsewhere',
  kind: 'usual',
  label: { key: 'traveller.fromHotel' },
  isRequired: false,
  isWide: true,
};

function endFields(needs: Needs, values: FormValues): CheckoutField[] {
  const { dropoffPlaces: places, dropOffPointEntryRequired: isRequired } = needs;
  if (places.length > 0) return [placeField('end', places, isRequired)];
  return isRequired ? placeFields('end', values) : [];
}

function timeFields({ startingTimeEntryRequired }: Needs): CheckoutField[] {
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

function placeField(of: PlaceOf, places: Needs['pickupPlaces'], isRequired: boolean): CheckoutField {
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
