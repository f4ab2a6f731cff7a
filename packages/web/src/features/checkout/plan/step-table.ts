import { BILLED_METHODS } from '@ashore/core/booking/payment-methods.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type CheckoutStep, stepsOf } from '../../../store/checkout-steps.ts';
import { contactGroup } from './contact-group.ts';
import type { FieldGroup, FormValues } from './field.ts';
import type { Needs } from './needs.ts';
import { participantText } from './participant-name.ts';
import { placeGroups } from './place-group.ts';
import { questionFields } from './question-fields.ts';
import { travellerGroup, travellerName } from './traveller-group.ts';
import { waiverFields } from './waiver-field.ts';

type StepEntry = {
  readonly title: MessageKey;
  /** On the button that leads to it. */
  readonly goTo: MessageKey;
  /** What it asks, given what was answered before. A step that asks nothing is passed over. */
  groups(needs: Needs, values: FormValues): readonly FieldGroup[];
  /** It stands on the way whatever it asks. */
  readonly isAlways: boolean;
};

/** The steps of the checkout as data: what each asks, and whether it is there at all. */
export const stepTable: Readonly<Record<CheckoutStep, StepEntry>> = {
  method_select: {
    title: 'traveller.methodTitle',
    goTo: 'traveller.toMethod',
    isAlways: true,
    groups: () => [methodGroup],
  },
  personal_info: {
    title: 'traveller.contactTitle',
    goTo: 'traveller.toContact',
    isAlways: true,
    groups: (needs) => [contactGroup(needs)],
  },
  traveler_info: {
    title: 'traveller.partyTitle',
    goTo: 'traveller.toParty',
    isAlways: true,
    groups: (needs, values) => needs.party.map((_, place) => travellerGroup(needs, values, place + 1)),
  },
  questions: {
    title: 'traveller.questionsTitle',
    goTo: 'traveller.toQuestions',
    isAlways: false,
    groups: questionGroups,
  },
  payment: { title: 'pay.title', goTo: 'traveller.toPayment', isAlways: true, groups: () => [] },
};

const methodGroup: FieldGroup = {
  name: 'method',
  title: { key: 'traveller.methodTitle' },
  fields: [
    {
      name: 'method',
      kind: 'choice',
      label: { key: 'traveller.methodTitle' },
      isRequired: true,
      missing: 'traveller.choose',
      choices: BILLED_METHODS.map((value) => ({ value, label: { key: `traveller.${value}` } })),
    },
  ],
};

function questionGroups(needs: Needs, values: FormValues): FieldGroup[] {
  const places = placeGroups(needs, values);
  const forAll = needs.questions.flatMap((question) => questionFields('q', question));
  const booking: FieldGroup[] =
    forAll.length > 0 ? [{ name: 'q', title: { key: 'traveller.forBooking' }, fields: forAll }] : [];
  const each: FieldGroup[] =
    needs.passengersQuestions.length === 0 && needs.waiver === null
      ? []
      : needs.party.map((_, place) => ({
          name: travellerName(place + 1),
          title: participantText(values, place + 1),
          fields: [
            ...needs.passengersQuestions.flatMap((question) =>
              questionFields(travellerName(place + 1), question),
            ),
            ...waiverFields(needs, values, place + 1),
          ],
        }));
  // Where one is fetched follows from the hotel that a question asks for: the question comes first.
  const groups = [...booking, ...places, ...each];
  // Where one is asked anyway there is room for what nobody thought to ask; it is no reason for a step.
  return groups.length === 0 ? [] : [...groups, comments];
}

const comments: FieldGroup = {
  name: 'comments',
  title: { key: 'traveller.commentsTitle' },
  fields: [
    {
      name: 'comments',
      kind: 'lines',
      label: { key: 'traveller.comments' },
      isRequired: false,
      length: 'comments',
      isWide: true,
    },
  ],
};

/** The steps that this booking takes, in their order. */
export function stepsFor(needs: Needs, values: FormValues): readonly CheckoutStep[] {
  return stepsOf(needs.type).filter((step) => {
    const { isAlways, groups } = stepTable[step];
    return isAlways || groups(needs, values).length > 0;
  });
}
