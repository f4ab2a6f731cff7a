import { z } from 'zod';
import { typedLine } from '../text/typed-text.ts';

/** As people type it: small letters and blanks do not matter. What could be no code at all is still read, and unknown. */
export const discountCode = z
  .string()
  .max(100)
  .overwrite((text) => spelled(typedLine(text)))
  .min(1)
  .max(40);

/** Until it stays as it is: in some scripts a large letter is put together anew, and is then another large letter. */
function spelled(text: string): string {
  const once = text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return once === text ? once : spelled(once);
}
