import type { MailColours } from './colours.ts';
import type { Mailbox } from './port.ts';

/** In whose name mails are written, and how they look. */
export type MailBrand = {
  readonly name: string;
  readonly publicUrl: string;
  readonly from: Mailbox;
  readonly colours: MailColours;
  /** Who is responsible, line by line: the law wants it in business letters. */
  readonly imprint: readonly string[];
};
