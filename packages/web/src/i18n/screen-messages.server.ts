import type { Screen } from '../screens.ts';
import type { MessageNamespace } from './messages.ts';

/**
 * Namespaces that each screen needs beyond those of every page. The table stays on the server; the browser
 * receives only the texts.
 */
const byScreen: Readonly<Record<string, readonly MessageNamespace[]>> = {
  home: ['home', 'tour', 'deals', 'filters', 'plan', 'yourSailing', 'fleet'],
  toursAndActivities: [
    'tours',
    'tour',
    'list',
    'filters',
    'found',
    'kinds',
    'deals',
    'recent',
    'map',
    'meet',
    'plan',
    'yourSailing',
  ],
  search: ['search', 'home', 'list', 'tour', 'kinds', 'filters', 'plan'],
  cruises: ['cruises', 'fleet', 'yourSailing'],
  sailing: ['cruises', 'tripFilters', 'yourSailing', 'bookedTrips', 'share', 'ship', 'tour'],
  ship: ['cruises', 'fleet', 'shipPage', 'tour'],
  port: ['cruises', 'portPage', 'ship', 'tour', 'deals'],
  compare: ['compare', 'product', 'tour', 'tours', 'filters', 'plan'],
  list: ['deals', 'kinds', 'found', 'list', 'filters', 'tour', 'tours', 'map', 'meet', 'plan', 'yourSailing'],
  product: [
    'reviews',
    'product',
    'bookingPanel',
    'party',
    'gallery',
    'ticket',
    'tour',
    'kinds',
    'list',
    'refund',
    'deals',
    'meet',
    'transfer',
    'hold',
    'share',
    'features',
    'recent',
    'ship',
  ],
  review: ['review', 'form', 'tour'],
  checkout: [
    'checkout',
    'traveller',
    'waiver',
    'pay',
    'form',
    'hold',
    'party',
    'transfer',
    'ticket',
    'tour',
    'refund',
  ],
  'bancontact-processing': ['pay'],
  confirmation: ['confirmation', 'booking', 'checkout', 'party', 'tour'],
  booking: ['booking', 'cancel', 'confirmation', 'checkout', 'party', 'tour'],
  'find-booking': ['booking', 'form'],
  'supplier-answer': ['answer', 'party'],
  contactus: ['copy', 'form', 'contact'],
  press: ['copy', 'press'],
  suppliers: ['copy', 'form', 'apply'],
  newsletter: ['copy'],
  'newsletter-confirm': ['newsletter'],
  'newsletter-unsubscribe': ['newsletter'],
  'reviews-unsubscribe': ['newsletter'],
  login: ['login'],
  dashboard: [
    'dashboard',
    'profile',
    'form',
    'verification',
    'booking',
    'cancel',
    'confirmation',
    'party',
    'tour',
    'organisation',
    'overview',
    'members',
    'settings',
    'refund',
  ],
  'my-data': ['myData', 'profile'],
  invitation: ['invitation', 'organisation'],
  verification: ['verification', 'dashboard'],
};

export function messagesOf({ name, copy }: Pick<Screen, 'name' | 'copy'>): readonly MessageNamespace[] {
  return byScreen[name] ?? (copy === undefined ? [] : ['copy']);
}

/** Exported for a test that compares this table with the table of screens. */
export const screensWithMessages = Object.keys(byScreen);
