import type { BookingFacts } from '../read-facts.ts';
import type { AboutGuest } from './account-news.ts';
import { placeTime } from './place-time.ts';

/** What mails to whoever booked, or is booked for, are about. */
export function aboutOf(facts: BookingFacts, money: string): AboutGuest {
  const { locale, contact, contactName, trip, supplierName, answerUntil, reason, house } = facts;
  return {
    // Nobody is called by his first name alone in Chinese.
    name: locale === 'zh-Hans' ? contactName : contact.firstName,
    trip: trip.name,
    supplier: supplierName,
    answerUntil: answerUntil ? placeTime(answerUntil, trip, locale) : '',
    money,
    reason,
    house: house?.name ?? '',
    guest: contactName,
  };
}
