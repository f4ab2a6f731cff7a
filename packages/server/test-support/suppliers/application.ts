import { randomUUID } from 'node:crypto';
import { newEmailAddress } from '../../../../tests/support/new-email-address.ts';
import type { Application } from '../../src/features/suppliers/application.ts';
import type { SupportAddress } from '../../src/gateways/mail/support-address.ts';

export const supportAddress: SupportAddress = {
  variant: 'ashore',
  siteName: 'Ashore',
  operatorAddress: 'desk@example.org',
};

/** An application of a company that has not applied before. */
export function applicationWith(differences: Partial<Application> = {}): Application {
  const id = randomUUID();
  return {
    id,
    companyName: `Tejo Sail ${id.slice(0, 8)}`,
    legalForm: 'Lda.',
    registration: 'NIPC 500 000 000',
    taxNumber: 'PT 500 000 000',
    street: 'Doca do Bom Sucesso 4',
    city: '1400-038 Lisboa',
    country: 'PT',
    website: 'https://tejosail.example',
    contactName: 'Inês Faria',
    email: newEmailAddress('ines'),
    dialCode: '+351',
    phone: '21 000 00 00',
    productTypes: ['tours', 'shore-excursions'],
    languages: ['en', 'pt'],
    productCount: '1-5',
    message: 'Two sloops.\n\nAll year.',
    termsVersion: '2026-11-21',
    locale: 'de',
    secondsTaken: 90,
    trap: '',
    ...differences,
  };
}
