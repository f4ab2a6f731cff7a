import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Signature } from '@ashore/core/waivers/signature.ts';
import type { WaiverText } from '@ashore/core/waivers/waiver-text.ts';

/** Everything that the paper of a signature says. */
export type WaiverFacts = {
  readonly text: WaiverText;
  /** In hexadecimal figures, as everybody's tools print it. */
  readonly textHash: string;
  readonly participantName: string;
  readonly guardianName: string | null;
  readonly signature: Signature;
  readonly trip: {
    readonly name: string;
    readonly city: string;
    readonly supplierName: string;
    readonly date: LocalDate;
    readonly timeZone: string;
  };
  readonly signedAt: Date;
  /** Over all of the above: who changes a word of it needs another. */
  readonly seal: string;
};

export type DrawWaiver = (facts: WaiverFacts) => Promise<Buffer>;
