import { z } from 'zod';
import { holdsCardNumber } from '../text/card-number.ts';
import { isEmailAddress } from '../text/email-address.ts';
import { typedLine, typedLines } from '../text/typed-text.ts';

// What people type into our forms. Cleaned before it is measured, so that blanks alone are nothing.

export const typedLineField = (least: number, most: number) =>
  z.string().overwrite(typedLine).min(least).max(most);

export const typedLinesField = (least: number, most: number) =>
  z.string().overwrite(typedLines).min(least).max(most);

export const emailField = z
  .string()
  .overwrite((text) => text.trim())
  .refine((text) => isEmailAddress(text) && !holdsCardNumber(text));

/** A field that no person sees. What is in it was written by a program that fills whatever it finds. */
export const trapField = z.string().max(2_000).default('');

/** How long the form was open. Nobody reads and writes in no time at all. */
export const secondsTakenField = z.int().min(0).max(10_000_000);

export const FEWEST_SECONDS = 2;

/** What stands in the links of our mails: 256 random bits. */
export const mailSecretField = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
