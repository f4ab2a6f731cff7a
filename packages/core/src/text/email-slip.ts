/** Where most people have their mail; nobody means another who comes this close to one of them. */
const common = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'foxmail.com'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de'],
  ...['qq.com', '163.com', '126.com', '139.com', 'sina.com'],
];
/** Real ones that are as close as a slip: whoever writes them means them. */
const others = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

/** The address that was meant, as far as its domain looks like a slip of the finger; it is asked for, never refused. */
export function meantAddress(typed: string): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || [...common, ...others].includes(domain)) return undefined;
  const meant = common.find((known) => isSlipOf(domain, known));
  return meant && `${typed.slice(0, at + 1)}${meant}`;
}

function isSlipOf(domain: string, known: string): boolean {
  const [label, ending] = halves(domain);
  const [knownLabel, knownEnding] = halves(known);
  // Of two or three letters every other word is a slip of one letter.
  const isLabel = label === knownLabel || (knownLabel.length > 3 && isOneSlip(label, knownLabel));
  // Two letters are a country, and every other country is a slip of one letter.
  const isCountry = ending.length === 2 && knownEnding.length === 2;
  const isEnding = ['', knownEnding].includes(ending) || (!isCountry && isOneSlip(ending, knownEnding));
  return isLabel && isEnding;
}

function halves(domain: string): [label: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether a letter is wrong, missing or too much, or two have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  const shorter = Math.min(typed.length, meant.length) - start;
  while (end < shorter && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [is, was] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  if (is.length <= 1 && was.length <= 1) return true;
  return is.length === 2 && is === [...was].reverse().join('');
}
