import { ORGANISATION_METHODS } from '@ashore/core/booking/payment-rules.ts';
import { distinctNames, needsGuardian } from '@ashore/core/waivers/signature.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { stayKey } from '../../../i18n/stay-texts.ts';
import { type CheckoutStep, stepsOf } from '../../../store/checkout-steps.ts';
import { contactGroup } from './contact-fields.ts';
import { type CheckoutField, type FieldGroup, type FormValues, fieldValue } from './field.ts';
import { languageGroups } from './language-field.ts';
import { placeGroups } from './place-fields.ts';
import { questionFields } from './question-fields.ts';
import type { Requirements } from './requirements.ts';
import { arrivalGroup, roomGroup } from './stay-fields.ts';
import {
  birthdayFieldName,
  participantName,
  participantText,
  statedAge,
  travellerGroup,
  travellerPrefix,
} from './traveller-fields.ts';
import { fieldProblem } from './validate-field.ts';

type StepEntry = {
  readonly title: MessageKey;
  /** Label of the button that leads to the step. */
  readonly goTo: MessageKey;
  /** Fields of the step, given the earlier answers. A step without fields is skipped. */
  groups(requirements: Requirements, values: FormValues): readonly FieldGroup[];
  /** Whether the step is shown even without fields. */
  readonly isAlwaysShown: boolean;
};

/** The steps of the checkout as data: the fields of each, and whether it is always shown. */
export const stepTable: Readonly<Record<CheckoutStep, StepEntry>> = {
  method_select: {
    title: 'traveller.methodTitle',
    goTo: 'traveller.toMethod',
    isAlwaysShown: true,
    groups: () => [methodGroup],
  },
  personal_info: {
    title: 'traveller.contactTitle',
    goTo: 'traveller.toContact',
    isAlwaysShown: true,
    groups: (requirements) => [contactGroup(requirements)],
  },
  traveler_info: {
    title: 'traveller.partyTitle',
    goTo: 'traveller.toParty',
    isAlwaysShown: true,
    groups: (requirements, values) =>
      requirements.stay
        ? guestGroups(requirements, requirements.stay, values)
        : [
            ...requirements.party.map((_, index) => travellerGroup(requirements, values, index + 1)),
            ...languageGroups(requirements),
          ],
  },
  questions: {
    title: 'traveller.questionsTitle',
    goTo: 'traveller.toQuestions',
    isAlwaysShown: false,
    groups: questionGroups,
  },
  payment: { title: 'pay.title', goTo: 'traveller.toPayment', isAlwaysShown: true, groups: () => [] },
};

/** Guests by room, and when they arrive. */
function guestGroups(
  requirements: Requirements,
  stay: NonNullable<Requirements['stay']>,
  values: FormValues,
): FieldGroup[] {
  return [
    ...stay.rooms.map(({ roomNumber }) =>
      roomGroup(stay, roomNumber, travellerGroup(requirements, values, roomNumber)),
    ),
    arrivalGroup(stay),
  ];
}

const methodGroup: FieldGroup = {
  name: 'method',
  title: { key: 'traveller.methodTitle' },
  fields: [
    {
      name: 'method',
      kind: 'choice',
      label: { key: 'traveller.methodTitle' },
      isRequired: true,
      emptyMessage: 'traveller.choose',
      choices: ORGANISATION_METHODS.map((value) => ({ value, label: { key: `traveller.${value}` } })),
    },
  ],
};

function questionGroups(requirements: Requirements, values: FormValues): FieldGroup[] {
  const places = placeGroups(requirements, values);
  const bookingFields = requirements.questions.flatMap((question) =>
    questionFields('q', question, requirements),
  );
  const bookingGroups: FieldGroup[] =
    bookingFields.length > 0
      ? [{ name: 'q', title: { key: 'traveller.forBooking' }, fields: bookingFields }]
      : [];
  const travellerGroups: FieldGroup[] =
    requirements.passengersQuestions.length === 0 && requirements.waiver === null
      ? []
      : requirements.party.map((_, index) => ({
          name: travellerPrefix(index + 1),
          title: participantText(values, index + 1),
          fields: [
            ...requirements.passengersQuestions.flatMap((question) =>
              questionFields(travellerPrefix(index + 1), question),
            ),
            ...waiverFields(requirements, values, index + 1),
          ],
        }));
  // The hotel of a question decides the pickup place, so questions come first.
  const groups = [...bookingGroups, ...places, ...travellerGroups];
  // If the step is shown anyway, it has a field for comments. Comments alone are not a reason for the step.
  return groups.length === 0 ? [] : [...groups, commentsGroup];
}

const commentsGroup: FieldGroup = {
  name: 'comments',
  title: { key: 'traveller.commentsTitle' },
  fields: [
    {
      name: 'comments',
      kind: 'multilineText',
      label: { key: 'traveller.comments' },
      isRequired: false,
      length: 'comments',
      isWide: true,
    },
  ],
};

/** Returns the steps of this booking, in order. */
export function stepsFor(requirements: Requirements, values: FormValues): readonly CheckoutStep[] {
  return stepsOf(requirements.type).filter((step) => {
    const { isAlwaysShown, groups } = stepTable[step];
    return isAlwaysShown || groups(requirements, values).length > 0;
  });
}

/** Waiver field of one traveller; none if the trip has no waiver. */
export function waiverFields(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): CheckoutField[] {
  if (requirements.waiver === null) return [];
  const names = distinctNames(requirements.party.map((_, index) => participantName(values, index + 1)));
  const name = names[travellerNumber - 1] ?? '';
  return [
    {
      name: `${travellerPrefix(travellerNumber)}.waiver`,
      kind: 'waiver',
      label: { key: 'waiver.label' },
      isRequired: true,
      emptyMessage: 'waiver.missing',
      isWide: true,
      waiver: {
        participantName: name,
        age: ageOf(requirements, values, travellerNumber),
        // A signature is not valid for another name, cart, day or kind of waiver.
        signatureToken: [requirements.cartId, requirements.date, requirements.waiver.kind, name].join(' '),
      },
    },
  ];
}

function ageOf(
  requirements: Requirements,
  values: FormValues,
  travellerNumber: number,
): 'minor' | 'adult' | 'unknown' {
  const { date, party } = requirements;
  const birthdayName = birthdayFieldName(requirements, values, travellerNumber);
  const dateOfBirth = (birthdayName !== undefined && fieldValue(values, birthdayName)) || null;
  const age = statedAge(requirements, values, travellerNumber);
  if (needsGuardian({ ticketType: party[travellerNumber - 1] ?? 'adult', dateOfBirth, age }, date))
    return 'minor';
  return dateOfBirth === null && age === null ? 'unknown' : 'adult';
}

export type StepTexts = {
  /** Label in the list of steps. */
  readonly label: MessageKey;
  readonly title: MessageKey;
  /** Label of the button that leads to the step. */
  readonly goTo: MessageKey;
};

const guestTexts = {
  label: 'checkout.guest',
  title: 'traveller.guestTitle',
  goTo: 'traveller.toGuest',
} as const satisfies StepTexts;

const accountTexts = {
  label: 'checkout.check',
  title: 'pay.accountTitle',
  goTo: 'traveller.toCheck',
} as const satisfies StepTexts;

/**
 * Returns the texts of a step. An organisation is asked about its guest, and about the account or the guest's
 * card.
 */
export function stepTexts(
  step: CheckoutStep,
  { type, stay }: Pick<Requirements, 'type' | 'stay'>,
  values: FormValues,
): StepTexts {
  const tripTexts = { label: `checkout.${step}`, ...stepTable[step] } as const;
  const directTexts = stay ? stayStepTexts(step, stay.payment, tripTexts) : tripTexts;
  if (type === 'direct') return directTexts;
  if (step === 'personal_info') return guestTexts;
  if (step !== 'payment') return directTexts;
  return fieldValue(values, 'method') === 'bill-organisation'
    ? accountTexts
    : { ...directTexts, title: 'pay.guestCardTitle' };
}

const atHotelTexts = {
  label: 'stay.paymentStep',
  title: 'stay.payTitle',
  goTo: 'stay.toPay',
} as const satisfies StepTexts;

/** Guests in place of travellers; and who pays at the hotel chooses no method, but reviews the booking. */
function stayStepTexts(
  step: CheckoutStep,
  payment: NonNullable<Requirements['stay']>['payment'],
  { label, title, goTo }: StepTexts,
): StepTexts {
  if (step === 'payment' && payment === 'at-hotel') return atHotelTexts;
  return { label: stayKey(label), title: stayKey(title), goTo: stayKey(goTo) };
}

/** Whether all fields of a step are answered. */
function isAnswered(
  step: CheckoutStep,
  requirements: Requirements,
  values: FormValues,
  today: string,
): boolean {
  const fields = stepTable[step].groups(requirements, values).flatMap((group) => group.fields);
  return fields.every((field) => fieldProblem(field, values, today) === undefined);
}

/**
 * Returns the furthest step in reach: the first one that is incomplete. It follows from the typed values, so
 * a reload keeps it.
 */
export function reachedStep(requirements: Requirements, values: FormValues, today: string): CheckoutStep {
  const steps = stepsFor(requirements, values);
  return steps.find((step) => !isAnswered(step, requirements, values, today)) ?? 'payment';
}

/** Returns the step that an address leads to: its own, or the furthest step in reach. */
export function stepToShow(
  requestedStep: CheckoutStep,
  reached: CheckoutStep,
  steps: readonly CheckoutStep[],
): CheckoutStep {
  const index = steps.indexOf(requestedStep);
  return index >= 0 && index <= steps.indexOf(reached) ? requestedStep : reached;
}
