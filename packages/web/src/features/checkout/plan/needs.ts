import type { Ages } from '@ashore/core/booking/fits-ages.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';

type Asked = Pick<
  TourDetails,
  | 'requiredMainContactData'
  | 'requiredParticipantsData'
  | 'questions'
  | 'passengersQuestions'
  | 'startingPointEntryRequired'
  | 'dropOffPointEntryRequired'
  | 'startingTimeEntryRequired'
  | 'waiver'
>;
type Place = { readonly id: string; readonly title: string };

/** All that decides what a checkout asks: the product, who comes, and who pays. */
export type Needs = Asked & {
  readonly type: CheckoutType;
  /** Everybody who comes, by their ticket, in the order of the quote. */
  readonly party: readonly Band[];
  /** Of the tickets that are for somebody of some age on the day of the trip. */
  readonly ages: Readonly<Partial<Record<Band, Ages>>>;
  readonly pickupPlaces: readonly Place[];
  readonly dropoffPlaces: readonly Place[];
  /** A passport must be good for that day. */
  readonly date: string;
  /** What is signed is signed in it. */
  readonly cartId: string;
};

export function needsOf(
  {
    components: options,
    ...details
  }: Asked & Pick<TourDetails, 'pickupPlaces' | 'dropoffPlaces' | 'components'>,
  { components, queryDate, cartId }: Pick<Quote, 'components' | 'queryDate' | 'cartId'>,
  type: CheckoutType,
): Needs {
  const tickets = components.flatMap((component) => component.tickets);
  return {
    ...details,
    type,
    date: queryDate,
    cartId,
    ages: agesOf(options.find(({ componentKey }) => componentKey === components[0]?.componentKey)),
    party: tickets.flatMap(({ ticketType, count }) => Array<Band>(count).fill(ticketType)),
  };
}

function agesOf(option: TourDetails['components'][number] | undefined): Needs['ages'] {
  const aged = option?.tickets.filter(({ minAge, maxAge }) => minAge !== null || maxAge !== null) ?? [];
  return Object.fromEntries(
    aged.map(({ ticketType, minAge: from, maxAge: to }) => [ticketType, { from, to }]),
  );
}
