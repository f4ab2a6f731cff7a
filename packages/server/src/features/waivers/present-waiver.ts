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

/** What leaves the server of what was signed. Whoever has the address has the paper. */
export type Waiver = {
  readonly participantName: string;
  readonly status: 'signed';
  readonly url: string;
  readonly signedAt: string;
  readonly guardianName: string | null;
};

export function presentWaiver({ participantName, secret, signedAt, guardianName }: WaiverRow): Waiver {
  return {
    participantName,
    status: 'signed',
    url: `/papers/waiver/${secret}.pdf`,
    signedAt: signedAt.toISOString(),
    guardianName,
  };
}
