import { holdsCardNumber } from '../text/card-number.ts';

// Apart from the contract, whose schemas a browser does without.

/** In which suppliers guide. */
export const GUIDING_LANGUAGES = [
  'en',
  'de',
  'zh',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
] as const;

export const PRODUCT_COUNTS = ['1-5', '6-20', '21-100', 'more'] as const;

export const APPLICATION_LENGTHS = {
  companyName: 120,
  legalForm: 60,
  registration: 120,
  taxNumber: 40,
  street: 160,
  city: 100,
  website: 200,
  contactName: 100,
  phone: 24,
  message: 3_000,
} as const;

/** Empty, or an address that a browser would open; who types one leaves the protocol out. */
export function isWebsite(text: string): boolean {
  if (text === '') return true;
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

/** Digits in the groups people write them in. The country's code stands before, by itself. */
export function isPhoneNumber(text: string): boolean {
  return /^[\d\s()/.-]+$/.test(text) && /^\d{4,15}$/.test(text.replace(/\D/g, ''));
}

type FreeText = keyof typeof APPLICATION_LENGTHS;

/** Whether a field is to be sent back because a card's number may be in it. */
export function mayHoldCard(field: FreeText, text: string): boolean {
  const isRegister = field === 'registration' || field === 'taxNumber';
  return holdsCardNumber(text) && !(isRegister && isSiret(text));
}

/** The first field of free text in which the number of a card may be. */
export function applicationFieldWithCard(texts: Readonly<Record<FreeText, string>>): FreeText | undefined {
  return (Object.keys(APPLICATION_LENGTHS) as FreeText[]).find((field) => mayHoldCard(field, texts[field]));
}

/** The French number of a place of business: fourteen digits with the check digit of cards, so that many look like one. */
function isSiret(text: string): boolean {
  return text.replace(/\D/g, '').length === 14;
}
