import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Signature } from '@ashore/core/waivers/signature.ts';
import type { WaiverText } from '@ashore/core/waivers/waiver-text.ts';

/** All facts on the document of a signature. */
export type WaiverFacts = {
  readonly text: WaiverText;
  /** In hexadecimal, as common tools print it. */
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
  /** A hash over the text, the names, the trip, the signature and the time. Any change gives another seal. */
  readonly seal: string;
};

export type DrawWaiver = (facts: WaiverFacts) => Promise<Buffer>;
