import { Failure } from '@ashore/core/errors/failure.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { isBlank, isNameOf, type Signature } from '@ashore/core/waivers/signature.ts';
import { type WaiverText, waiverText } from '@ashore/core/waivers/waiver-text.ts';
import type { SignedProduct } from './signed-product.queries.ts';

export type Signing = {
  readonly cartId: string;
  readonly participantName: string;
  readonly guardianName: string | null;
  readonly textVersion: string;
  readonly signature: Signature;
  /** What the cart holds. */
  readonly trip: {
    readonly productId: string;
    readonly date: LocalDate;
    readonly timeZone: string;
    readonly spots: number;
  };
  /** By the clock of the database. */
  readonly signedAt: Date;
};

/** The text that is signed. Refuses what is signed where nothing is, under a text that is not in force, or by nobody. */
export function checkSigning(signing: Signing, product: SignedProduct): WaiverText {
  if (product.waiver === null) throw new Failure('unprocessable', { field: 'data.productUuid' });
  const { waiver: kind } = product;
  const text = MESSAGE_LOCALES.map((locale) => waiverText(kind, locale)).find(
    ({ version }) => version === signing.textVersion,
  );
  // Read before it was written anew: whoever signs must have read what is in force.
  if (!text) throw new Failure('conflict', { field: 'textVersion' });
  const wrong = wrongIn(signing);
  if (wrong !== undefined) throw new Failure('unprocessable', { field: `data.${wrong}` });
  return text;
}

function wrongIn({ participantName, guardianName, signature }: Signing): string | undefined {
  if (holdsCardNumber(participantName)) return 'participantName';
  if (guardianName !== null && holdsCardNumber(guardianName)) return 'guardianName';
  if (guardianName !== null && isNameOf(guardianName, participantName)) return 'guardianName';
  if (signature.kind === 'drawn') return isBlank(signature.strokes) ? 'signature.strokes' : undefined;
  return isNameOf(signature.text, guardianName ?? participantName) ? undefined : 'signature.text';
}
