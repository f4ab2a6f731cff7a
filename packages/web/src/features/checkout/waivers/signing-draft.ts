import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { Signature, Stroke } from '@ashore/core/waivers/signature.ts';
import { isBlank, isNameOf } from '@ashore/core/waivers/signature.ts';

/** What somebody has entered who is about to sign. */
export type SigningDraft = {
  readonly isMinor: boolean;
  readonly guardian: string;
  readonly kind: Signature['kind'];
  readonly text: string;
  readonly strokes: readonly Stroke[];
};

export type WrongPart = 'guardian' | 'text' | 'strokes';

/** Who signs: whoever comes along, or for a minor a grown-up. */
export function signerOf({ isMinor, guardian }: SigningDraft, participantName: string): string {
  return isMinor ? typedLine(guardian) : participantName;
}

/** What is not right yet, the first of it; the server looks at the same. */
export function wrongInDraft(draft: SigningDraft, participantName: string): WrongPart | undefined {
  const { isMinor, guardian, kind, text, strokes } = draft;
  // A first and a last name, or at least two letters where names have no blank.
  if (isMinor && (typedLine(guardian).length < 2 || holdsCardNumber(guardian))) return 'guardian';
  if (isMinor && isNameOf(guardian, participantName)) return 'guardian';
  if (kind === 'drawn') return isBlank(strokes) ? 'strokes' : undefined;
  return isNameOf(text, signerOf(draft, participantName)) ? undefined : 'text';
}

export function signatureOf({ kind, text, strokes }: SigningDraft): Signature {
  return kind === 'typed' ? { kind, text: typedLine(text) } : { kind, strokes };
}
