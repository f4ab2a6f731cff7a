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
