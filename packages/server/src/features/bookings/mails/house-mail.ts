import type { Mail } from '../../../gateways/mail/put-mail.ts';
import type { Deed } from '../read-deed.ts';
import type { BookingFacts } from '../read-facts.ts';
import type { News } from './news.ts';
import { supplierWords } from './supplier-words.ts';
import type { TellingSite } from './telling-site.ts';
import { travellerMail } from './traveller-mail.ts';

/** What a house is told that pays for its guest: all that an owner is told. Of which we know no address, the desk is told. */
export function houseMail(
  facts: BookingFacts,
  told: { readonly news: News; readonly deed: Pick<Deed, 'backMinor' | 'creditedMinor'> },
  site: TellingSite,
): Pick<Mail, 'to' | 'locale' | 'subject' | 'body'> {
  const { house, locale } = facts;
  const mail = travellerMail(facts, told, site);
  if (house?.emailAddress) return { ...mail, to: house.emailAddress };
  const { paragraphs } = mail.body;
  const passOn = supplierWords[locale].passOn(house?.name ?? '');
  return { ...mail, to: site.operatorAddress, body: { ...mail.body, paragraphs: [passOn, ...paragraphs] } };
}
