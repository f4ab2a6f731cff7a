import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** What a company tells about itself. */
export type Application = {
  readonly id: string;
  readonly companyName: string;
  readonly legalForm: string;
  readonly registration: string;
  /** Empty where the company has none, or does not say. */
  readonly taxNumber: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly website: string;
  readonly contactName: string;
  readonly email: string;
  readonly dialCode: string;
  readonly phone: string;
  readonly productTypes: readonly string[];
  readonly languages: readonly string[];
  readonly productCount: string;
  readonly message: string;
  readonly termsVersion: string;
  readonly locale: MessageLocale;
  readonly secondsTaken: number;
  readonly trap: string;
};
