import type { Ages } from '@ashore/core/booking/validate-answer.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { CheckoutType } from '../../../store/checkout-steps.ts';

type RequiredFields = Pick<
  TourDetails,
  | 'requiredMainContactData'
  | 'requiredParticipantsData'
  | 'acceptedDocuments'
  | 'questions'
  | 'passengersQuestions'
  | 'startingPointEntryRequired'
  | 'dropOffPointEntryRequired'
  | 'startingTimeEntryRequired'
  | 'waiver'
  | 'minAge'
>;
type StopPlace = { readonly id: string; readonly title: string };

/** All that decides what a checkout asks: the product, the travellers, and who pays. */
export type Requirements = RequiredFields & {
  readonly type: CheckoutType;
  /** The ticket type of each traveller, in the order of the quote. */
  readonly party: readonly TicketType[];
  /** Ages that tickets require on the day of the trip. */
  readonly ages: Readonly<Partial<Record<TicketType, Ages>>>;
  readonly pickupPlaces: readonly StopPlace[];
  readonly dropoffPlaces: readonly StopPlace[];
  /** Day of the trip. A passport must still be valid then. */
  readonly date: string;
  /** Cart that the waivers are signed for. */
  readonly cartId: string;
  /** Transfer request of the hold. What it names is not asked again. */
  readonly transferRequest: Quote['ride'];
  /** All aboard that the traveller typed on the product page; empty if none. */
  readonly typedAllAboard: string;
  /** Whether the ship is that of a sailing, and the traveller asked for no transfer. */
  readonly isBySailing: boolean;
  /** The languages between which the traveller chooses; empty if there is no choice. */
  readonly guideLanguages: Quote['guideLanguages'];
  /** Null for everything but a hotel. */
  readonly stay: Quote['stay'];
};

/** What the browser knows of the ship with which a traveller comes. */
type KnownShip = { readonly arrival: Quote['ride']; readonly typedAllAboard: string };

/** Joins what the product requires with what was quoted. */
export function requirementsOf(
  {
    components: options,
    ...details
  }: RequiredFields & Pick<TourDetails, 'pickupPlaces' | 'dropoffPlaces' | 'components'>,
  {
    components,
    queryDate,
    cartId,
    ride: transferRequest,
    guideLanguages = [],
    stay,
  }: Pick<Quote, 'components' | 'queryDate' | 'cartId' | 'ride' | 'stay'> &
    Partial<Pick<Quote, 'guideLanguages'>>,
  { arrival, typedAllAboard }: KnownShip,
  type: CheckoutType,
): Requirements {
  const tickets = components.flatMap((component) => component.tickets);
  return {
    ...details,
    type,
    date: queryDate,
    cartId,
    stay,
    guideLanguages: guideLanguages.length > 1 ? guideLanguages : [],
    transferRequest: transferRequest ?? arrival,
    typedAllAboard,
    isBySailing: transferRequest === null && arrival !== null,
    ages: agesOf(options.find(({ componentKey }) => componentKey === components[0]?.componentKey)),
    party: tickets.flatMap(({ ticketType, count }) => Array<TicketType>(count).fill(ticketType)),
  };
}

function agesOf(option: TourDetails['components'][number] | undefined): Requirements['ages'] {
  const aged = option?.tickets.filter(({ minAge, maxAge }) => minAge !== null || maxAge !== null) ?? [];
  return Object.fromEntries(
    aged.map(({ ticketType, minAge: from, maxAge: to }) => [ticketType, { from, to }]),
  );
}
