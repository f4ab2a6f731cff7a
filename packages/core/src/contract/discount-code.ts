import { z } from 'zod';
import { typedLine } from '../text/typed-text.ts';

/** As people type it: small letters and blanks do not matter. What could be no code at all is still read, and unknown. */
export const discountCode = z
  .string()
  .max(100)
  .overwrite((text) => typedLine(text).normalize('NFKC').replace(/\s+/g, '').toUpperCase())
  .min(1)
  .max(40);
