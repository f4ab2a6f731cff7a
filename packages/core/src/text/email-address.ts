// HTML's rule for email fields, plus a dot in the domain, because top-level domains have no mailboxes.
// Characters that a header could misread (blank, comma, double quote, bracket, line end) are not allowed.
const addressShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const MAX_ADDRESS_LENGTH = 254;

/** Whether an email can be sent to this address as written. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && addressShape.test(text);
}

/**
 * Whether a text meant to be a name contains a web address, which email programs would turn into a link: `://`, `www.`,
 * or a domain with a slash behind it.
 */
export function containsWebAddress(text: string): boolean {
  return /:\/\/|\bwww\.|\w\.\w{2,}\//.test(text.normalize('NFKC').toLowerCase());
}

/** Domains where most people have their email. A domain this close to one of them is a typing mistake. */
const commonDomains = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'foxmail.com'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de'],
  ...['qq.com', '163.com', '126.com', '139.com', 'sina.com'],
];
/** Real domains that are as close as a typing mistake. They are accepted as written. */
const similarRealDomains = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

/**
 * Suggests the intended address if its domain looks like a typing mistake. The form asks about it and never
 * refuses it.
 */
export function suggestAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || [...commonDomains, ...similarRealDomains].includes(domain)) return undefined;
  const suggestedDomain = commonDomains.find((known) => isMisspelt(domain, known));
  const suggestion = suggestedDomain && `${typed.slice(0, at + 1)}${suggestedDomain}`;
  return suggestion !== undefined && isEmailAddress(suggestion) ? suggestion : undefined;
}

function isMisspelt(domain: string, knownDomain: string): boolean {
  const [label, ending] = splitAtFirstDot(domain);
  const [knownLabel, knownEnding] = splitAtFirstDot(knownDomain);
  // Labels of two or three letters differ from many others by one letter, so they must match exactly.
  const isLabel = label === knownLabel || (knownLabel.length > 3 && isOneEditAway(label, knownLabel));
  // An ending of two letters is a country, and many country codes differ by one letter.
  const isCountry = ending.length === 2 && knownEnding.length === 2;
  const isEnding = ['', knownEnding].includes(ending) || (!isCountry && isOneEditAway(ending, knownEnding));
  return isLabel && isEnding;
}

function splitAtFirstDot(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether one letter is wrong, missing or extra, or two neighbouring letters are swapped. */
function isOneEditAway(typedText: string, correctText: string): boolean {
  let start = 0;
  while (start < typedText.length && typedText[start] === correctText[start]) start++;
  let end = 0;
  const shorter = Math.min(typedText.length, correctText.length) - start;
  while (end < shorter && typedText.at(-1 - end) === correctText.at(-1 - end)) end++;
  const [typedMiddle, correctMiddle] = [
    typedText.slice(start, typedText.length - end),
    correctText.slice(start, correctText.length - end),
  ];
  if (typedMiddle.length <= 1 && correctMiddle.length <= 1) return true;
  return typedMiddle.length === 2 && typedMiddle === [...correctMiddle].reverse().join('');
}
