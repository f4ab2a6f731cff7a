const leastLength = 10;
const mostLength = 256;

/** Passwords that anyone guesses first, and that are long enough otherwise. */
const guessedFirst = new Set([
  ...['1234567890', '0123456789', '12345678910', '0987654321', '1111111111', '0000000000', '1q2w3e4r5t'],
  ...['qwertyuiop', 'qwertzuiop', 'asdfghjkl1', 'password12', 'password123', 'password1234', 'passwort123'],
  ...['iloveyou123', 'letmein1234', 'welcome1234', 'administrator', 'mima123456', 'woaini1314', 'a123456789'],
]);

export type PasswordProblem = 'too_short' | 'too_long' | 'guessable';

/**
 * Says why a password cannot be used; undefined if it can. Only its length counts and that it is not guessed first: rules
 * about kinds of characters make people choose worse passwords.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < leastLength) return 'too_short';
  if (characters.length > mostLength) return 'too_long';
  const plain = password.toLowerCase();
  const isRepeated = new Set(characters).size <= 2;
  const isOwnAddress = plain === email.toLowerCase() || plain === email.split('@')[0]?.toLowerCase();
  return isRepeated || isOwnAddress || guessedFirst.has(plain) ? 'guessable' : undefined;
}
