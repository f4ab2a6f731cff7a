import type { MessageLocale } from '@ashore/core/locale/locales.ts';

export type NewReview = {
  /** Made by the sender: sent twice, it is one. */
  readonly id: string;
  /** The secret of the mail that invited its author. */
  readonly invitation: string;
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly language: MessageLocale;
  readonly trap: string;
};

/** In whose name mails about reviews are written: where their links lead, and who reads the answers. */
export type ReviewDesk = { readonly publicUrl: string; readonly operatorAddress: string };
