// HTML's own rule for e-mail fields, and a dot in the domain besides: nobody has his mail at the top of the internet.
// Every sign that a header could take for more than a letter (blank, comma, quote, bracket, end of line) is outside of it.
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const longest = 254;

/** Whether a mail can be sent there as it stands. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && address.test(text);
}
