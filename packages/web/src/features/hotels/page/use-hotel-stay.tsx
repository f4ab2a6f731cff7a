import type { ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { sumTaxesAtHotel } from '@ashore/core/hotels/tax-parts.ts';
import { fromDecimal, sum } from '@ashore/core/money/money.ts';
import { createContext, use, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { useOfferEnd } from '../list/offer-clock.ts';
import type { HotelContent, RoomsAnswer } from './load-hotel.ts';
import {
  cheapestChoice,
  choiceFromText,
  choiceInText,
  chooseRate,
  chosenOffers,
  isFree,
  keptChoice,
  type RateFilter,
  type RoomChoice,
  type RoomOffer,
} from './room-choice.ts';

/** Why no rooms were held. */
export type StayHoldProblem =
  | { readonly kind: 'gone' | 'expired' | 'offline' | 'refused' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  /** The hotel asks another total; nothing is held until the traveller accepts it. */
  | { readonly kind: 'price'; readonly now: number }
  /** The rates have other terms now; the offers are loaded again, and the traveller decides by them. */
  | { readonly kind: 'terms'; readonly changes: readonly ChangeableTerm[] };

export type WantedStay = {
  readonly hotelId: string;
  readonly offers: readonly string[];
  readonly acceptTotal: number | null;
};

/** Holds rooms and leads to the checkout. The feature of quotes provides it. */
export type StayHold = {
  readonly isHolding: boolean;
  /** The rooms are held, and the checkout is loading. */
  readonly isHeld: boolean;
  readonly problem: StayHoldProblem | undefined;
  /** The trip that the cart holds now, and that holding these rooms would release. */
  readonly heldTrip: string | undefined;
  readonly hold: (stay: WantedStay) => void;
  readonly reset: () => void;
};

type StayInput = {
  readonly hotel: HotelContent;
  readonly search: StaySearch;
  readonly answer: RoomsAnswer;
  readonly rateFilter: RateFilter;
  readonly hold: StayHold;
  /** The choice of the address; empty if it names none. */
  readonly choiceText: string;
};

/** Choice of rooms and rates on the page of a hotel, their total, and holding them. */
export function useHotelStay({ hotel, search, answer, rateFilter, hold, choiceText }: StayInput) {
  const { currency } = usePage();
  const { revalidate, state: revalidation } = useRevalidator();
  const { rooms } = answer;
  const [state, setState] = useState(() => ({
    answer,
    choice: keptChoice(rooms, choiceFromText(rooms, choiceText), rateFilter),
  }));
  if (state.answer !== answer) setState({ answer, choice: keptChoice(rooms, state.choice, rateFilter) });
  const choice: RoomChoice =
    state.answer === answer ? state.choice : keptChoice(rooms, state.choice, rateFilter);
  const chosen = chosenOffers(rooms, choice);
  const offers = chosen.filter((offer): offer is RoomOffer => offer !== undefined);
  const isComplete = offers.length === rooms.length && offers.length > 0;
  const offerIds = offers.map(({ rate }) => rate.offerId);
  const offerEnd = useOfferEnd(answer);
  const isStale = offerEnd?.isPast === true;

  useEffect(() => {
    const { openHotel, receiveRooms, chooseRooms } = useHotelsStore.getState();
    const { hotelid, hotelName, cityCode, locationUuid, language } = hotel;
    openHotel({ hotelid, hotelName, cityCode, locationUuid, language });
    chooseRooms(search.rooms);
    receiveRooms({ hotelid, rooms: answer.rooms, expiresAt: answer.hotelOfferExpiresAt });
  }, [hotel, search, answer]);

  const cheapest = choiceInText(cheapestChoice(rooms, rateFilter));
  const currentText = choiceInText(choice);
  const chosenIds = offerIds.join(' ');
  useEffect(() => {
    useHotelsStore.getState().chooseOffers(chosenIds.split(' '));
  }, [chosenIds]);

  // Offers that are no longer valid are replaced, and so are those of a room that another traveller has taken, or whose
  // terms have changed.
  const { problem } = hold;
  const isOutdated = isStale || ['gone', 'expired', 'terms'].includes(problem?.kind ?? '');
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, revalidate]);

  function choose(index: number, key: string) {
    hold.reset();
    setState({ answer, choice: chooseRate(rooms, choice, { index, key }) });
  }

  const startHold = (acceptTotal: number | null) =>
    hold.hold({ hotelId: hotel.hotelid, offers: offerIds, acceptTotal });

  /** The prices of the page are not those of the hotel any more. */
  function declinePrice() {
    hold.reset();
    void revalidate();
  }

  return {
    ...{ hotel, search, answer, choice, chosen, isComplete, choose, isStale, hold, startHold, declinePrice },
    /** The choice as an address keeps it; undefined if it is the one that the page begins with. */
    choiceText: currentText === cheapest ? undefined : currentText,
    isReloading: revalidation !== 'idle',
    validUntil: isStale ? undefined : offerEnd?.at,
    isFree: (offer: RoomOffer, index: number) => isFree(offer.roomType, chosen, index),
    total: sum(
      offers.map(({ rate }) => fromDecimal(rate.total, currency)),
      currency,
    ),
    payment: offers[0]?.rate.payment ?? 'prepaid',
    atHotel: sumTaxesAtHotel(
      offers.flatMap(({ rate }) => rate.taxes),
      currency,
    ),
  };
}

export type HotelStay = ReturnType<typeof useHotelStay>;

const CurrentStay = createContext<HotelStay | undefined>(undefined);

/** Provides the stay to the rooms and to the summary of the page. */
export const HotelStayProvider = CurrentStay.Provider;

export function useCurrentStay(): HotelStay {
  const stay = use(CurrentStay);
  if (!stay) throw new Error('No stay is being chosen');
  return stay;
}
