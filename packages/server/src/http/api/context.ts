import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { Locale, MessageLocale } from '@ashore/core/locale/locales.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Member } from '../../features/accounts/test-token.ts';
import type { Lists } from '../../features/lists/follow-lists.ts';
import type { Search } from '../../features/search/follow-search.ts';
import type { GuessWishes } from '../../features/search/guess-wishes.ts';
import type { DrawWaiver } from '../../features/waivers/waiver-facts.ts';
import type { Inventories } from '../../gateways/inventory/combine-inventories.ts';
import type { Holder } from '../../gateways/inventory/port.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Cache, Kept } from '../cache.ts';

/** An answer that holds until something it shows has changed. */
export type Remembered = Kept & { readonly output: unknown };

/** What every procedure may use. The language is the caller's wish, never part of the input. */
export type ApiContext = {
  readonly database: Database;
  readonly locale: Locale;
  readonly featuredTypes: readonly ProductType[];
  readonly newsletterList: string | undefined;
  /** In whose name mails are written, and where their links lead. */
  readonly site: { readonly name: string; readonly publicUrl: string };
  /** Where what people write to us goes, and on which white-label they wrote it. */
  readonly desk: { readonly variant: string; readonly operatorAddress: string };
  readonly memory: Cache<Remembered>;
  /** Cards of lists, in each language and currency. */
  readonly cards: Cache<Remembered>;
  /** What lists are made from. */
  readonly lists: Pick<Lists, 'current'>;
  /** What questions are answered from. */
  readonly search: Pick<Search, 'current'>;
  /** At what is wished for in words that nobody knows; undefined where no model is set. */
  readonly guessWishes: GuessWishes['guess'] | undefined;
  /** Notes what an answer shows, for the page that is being rendered from it. */
  readonly shows: (what: string) => void;
  /** Notes from when on an answer may be wrong by itself. */
  readonly holdsUntil: (instant: Date | undefined) => void;
  /** Notes that there is no end to what is asked like this: no page of it is kept. */
  readonly endless: () => void;
  readonly now: () => Date;
  /** Counts a call against its caller's limit; the seconds he must wait, or 0. */
  readonly wait: (call: string, perMinute: number) => number;
  /** Tells the caller when it makes sense to ask again. */
  readonly comeBackIn: (seconds: number) => void;
  /** Where spots are counted. */
  readonly inventories: Inventories;
  /** Who moves money. */
  readonly payments: Payments;
  /** Makes the paper of a signature. */
  readonly drawWaiver: DrawWaiver;
  /** What a browser shows whoever takes cards, where that is somebody else. */
  readonly publishableKey: string | null;
  /** Who calls, where a token says so that we believe. */
  readonly member: () => Promise<Member | undefined>;
  /** For whom somebody books who has selected none of his organisations. */
  readonly defaultOrganisationId: string | undefined;
  /** Whom a hold is counted against: this browser, at the address of the call. */
  readonly holderOf: (browserId: string) => Promise<Holder>;
};

export function textLocale({ locale }: ApiContext): MessageLocale {
  return messageLocale(locale);
}

/** French readers get English texts. */
export function messageLocale(locale: Locale): MessageLocale {
  return localeTable[locale].messages;
}
