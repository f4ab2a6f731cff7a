// By first digits and length, as the card networks publish them. References and telephone numbers rarely
// match.
const networks: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12})$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|[689]\d)\d{11,16}$/, // Diners
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^6(?:011|4[4-9]\d|5\d\d)\d{12,15}$/, // Discover
  /^62\d{14,17}$/, // UnionPay
  /^(?:5[06-8]|6)\d{11,17}$/, // Maestro
];
const MAX_CARD_DIGITS = 19;

/**
 * Whether a text contains what looks like a payment card number, however it is grouped. Such a text must not
 * be stored or emailed. Every system that keeps or carries it would fall under the rules for card data.
 */
export function containsCardNumber(text: string): boolean {
  const runs = visibleText(text).matchAll(groupedDigits);
  return [...runs].some(([run]) => containsOneCardNumber(run));
}

/**
 * Replaces what looks like a card number with "…". Logs use it for messages that may contain text from
 * outside.
 */
export function withoutCardNumbers(text: string): string {
  if (!/\d/.test(text) || !containsCardNumber(text)) return text;
  return visibleText(text).replace(groupedDigits, (run) => (containsOneCardNumber(run) ? '…' : run));
}

/**
 * Groups of digits with at most three blanks, dots, dashes, slashes or line breaks between them; no telephone number that
 * begins with a plus.
 */
const groupedDigits = /(?<![\d+])\d+(?:[ \t\n./\-\u2010-\u2014]{1,3}\d+)*/g;

/** Two or more such characters, a slash or a line break. They also stand between dates, prices and telephone numbers. */
const wideSeparator = /\D{2,}|[\n/]/;

/** As cards show their digits. */
const cardGroupings: readonly (readonly number[])[] = [
  [4, 4, 4, 4],
  [4, 6, 5],
  [4, 6, 4],
];

/** Digits of full width become plain ones; characters without width disappear. */
const visibleText = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Between single blanks, dots and dashes any grouping counts; otherwise only that of cards. */
function containsOneCardNumber(run: string): boolean {
  return (
    run.split(wideSeparator).some((part) => hasGroupsOfCard(part.split(/\D/))) ||
    hasCardGrouping(run.split(/\D+/))
  );
}

function hasCardGrouping(groups: readonly string[]): boolean {
  return groups.some((_, first) =>
    cardGroupings.some((lengths) => {
      const some = groups.slice(first, first + lengths.length);
      return (
        some.length === lengths.length &&
        lengths.every((length, index) => some[index]?.length === length) &&
        isCardNumber(some.join(''))
      );
    }),
  );
}

function hasGroupsOfCard(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first, first + MAX_CARD_DIGITS)) {
      digits += group;
      if (digits.length > MAX_CARD_DIGITS) return false;
      if (isCardNumber(digits)) return true;
    }
    return false;
  });
}

function isCardNumber(digits: string): boolean {
  return networks.some((network) => network.test(digits)) && hasValidCheckDigit(digits);
}

/**
 * Check digit of ISO/IEC 7812: every second digit from the right is doubled, and the sum is a multiple of
 * ten.
 */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, position) => {
    const digit = Number(character) * (position % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
