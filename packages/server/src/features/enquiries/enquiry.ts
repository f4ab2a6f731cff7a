import type { EnquiryKind } from '@ashore/core/contract/enquiry-fields.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

export type Enquiry = {
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly bookingReference: string;
  readonly message: string;
  readonly locale: MessageLocale;
  readonly secondsTaken: number;
  readonly trap: string;
};
