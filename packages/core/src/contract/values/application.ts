import { containsCardNumber } from '../../text/card-number.ts';

// Kept apart from the contract, so that browsers need not load its schemas.

/** Languages in which suppliers guide. */
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

/** Empty, or an address that a browser would open. People often leave the protocol out, so it is optional. */
export function isWebsite(text: string): boolean {
  if (text === '') return true;
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

type FreeText = keyof typeof APPLICATION_LENGTHS;

/** Whether a field must be refused because it may contain a card number. */
export function mayHoldCard(field: FreeText, text: string): boolean {
  const isRegister = field === 'registration' || field === 'taxNumber';
  return containsCardNumber(text) && !(isRegister && isSiret(text));
}

/** The first field of free text that may contain a card number. */
export function applicationFieldWithCard(texts: Readonly<Record<FreeText, string>>): FreeText | undefined {
  return (Object.keys(APPLICATION_LENGTHS) as FreeText[]).find((field) => mayHoldCard(field, texts[field]));
}

/**
 * A SIRET, the French number of a place of business. It has fourteen digits with the same check digit as
 * cards, so many look like a card number.
 */
function isSiret(text: string): boolean {
  return text.replace(/\D/g, '').length === 14;
}
