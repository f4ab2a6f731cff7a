import type { MessageKey } from '../../../i18n/messages.ts';

/**
 * What the button says it does. How long is promised to a cart that holds nothing; one that does goes on with the time that
 * it has, which may be less, and its clock stands beside.
 */
export function holdWords(asksFirst: boolean, holdsAlready: boolean): MessageKey {
  if (asksFirst) return 'desk.ask';
  return holdsAlready ? 'desk.holdOn' : 'desk.hold';
}
