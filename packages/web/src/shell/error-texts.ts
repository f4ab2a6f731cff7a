import type { MessageKey } from '../i18n/messages.ts';

export type ErrorTexts = { readonly title: MessageKey; readonly hint: MessageKey };

const texts: Readonly<Record<number, ErrorTexts>> = {
  400: { title: 'error.badRequestTitle', hint: 'error.badRequestHint' },
  404: { title: 'error.notFoundTitle', hint: 'error.notFoundHint' },
  405: { title: 'error.methodTitle', hint: 'error.methodHint' },
  414: { title: 'error.tooLongTitle', hint: 'error.tooLongHint' },
  429: { title: 'error.tooManyTitle', hint: 'error.tooManyHint' },
  503: { title: 'error.unavailableTitle', hint: 'error.unavailableHint' },
};

/** What people read for a status. A refusal we have no words for is ours to mend, so it reads as a fault of ours. */
export function errorTexts(status: number): ErrorTexts {
  return texts[status] ?? { title: 'error.title', hint: 'error.generic' };
}
