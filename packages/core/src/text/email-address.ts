// HTML's own rule for e-mail fields: what the browser lets through is never refused later.
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const longest = 254;

export function isEmailAddress(text: string): boolean {
  return text.length <= longest && address.test(text);
}
