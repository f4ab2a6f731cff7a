import type { WaiverKind } from '@ashore/core/waivers/waiver-kinds.ts';

export type WaiverRow = {
  readonly cartId: string;
  readonly participantName: string;
  readonly productId: string;
  readonly date: string;
  readonly kind: WaiverKind;
  readonly guardianName: string | null;
  readonly signedAt: Date;
  readonly secret: string;
};

/** The public facts of a signed waiver. Its address gives access to the document. */
export type Waiver = {
  readonly participantName: string;
  readonly status: 'signed';
  readonly url: string;
  readonly signedAt: string;
  readonly guardianName: string | null;
};

/** The columns that a public waiver needs. An instant from JSON is a text. */
export type ShownWaiver = Pick<WaiverRow, 'participantName' | 'guardianName' | 'secret'> & {
  readonly signedAt: Date | string;
};

export function presentWaiver({ participantName, secret, signedAt, guardianName }: ShownWaiver): Waiver {
  return {
    participantName,
    status: 'signed',
    url: `/papers/waiver/${secret}.pdf`,
    signedAt: new Date(signedAt).toISOString(),
    guardianName,
  };
}
