import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { accountTexts } from './account.ts';
import type { GuestNotificationFacts } from './notification-texts.ts';

const facts: GuestNotificationFacts = {
  name: 'Mara',
  trip: 'Harbour walk',
  supplier: 'Cais Tours',
  answerUntil: '14:05',
  refundSentence: 'Nothing was charged.',
  reason: null,
  arriveBy: null,
  isShipFitting: true,
  otherStartTimes: '10:00',
  chooseUntil: '12:00',
  fullRefundUntil: '',
  orderNumber: 'A1B2C3D4',
  hotelNumber: '',
  isPaidAtHotel: false,
  isGoodwill: false,
  isConfirmed: true,
  organisation: 'Hotel Cais',
  guest: 'Mara Lind',
};

// An organisation has many bookings of the same trip, often for guests of the same name.
test.each(MESSAGE_LOCALES)(
  'The subject of every email to an organisation ends with the order number: %s',
  (locale) => {
    const subjects = Object.values(accountTexts[locale].organisation).map((write) => write(facts).subject);
    expect(subjects.length).toBeGreaterThan(10);
    expect(subjects.filter((subject) => !/[(：]A1B2C3D4[)）]$/.test(subject))).toEqual([]);
  },
);
