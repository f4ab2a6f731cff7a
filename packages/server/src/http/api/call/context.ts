import { hash } from 'node:crypto';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import { type Locale, localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import type { SharedSecret } from '../../../database/shared-secret.ts';
import type { Bearer } from '../../../features/accounts/sessions/bearer.ts';
import type { Hotels } from '../../../features/hotels/offers/watch-hotels.ts';
import type { Lists } from '../../../features/lists/watch-lists.ts';
import type { AnsweredSearch } from '../../../features/search/counts/search-counts.ts';
import type { TopicSuggester } from '../../../features/search/topic-suggester.ts';
import type { Search } from '../../../features/search/watch-search.ts';
import type { DrawWaiver } from '../../../features/waivers/document-facts.ts';
import type { FileStore } from '../../../gateways/files/port.ts';
import type { Inventories } from '../../../gateways/inventory/combine-inventories.ts';
import type { Holder } from '../../../gateways/inventory/port.ts';
import type { LodgingSupplies } from '../../../gateways/lodging/port.ts';
import type { Payments } from '../../../gateways/payments/open-payments.ts';
import type { Caller } from '../../access/find-caller.ts';
import type { IssuerOfSessions } from '../../identity/identity-issuer.ts';
import type { Cache, CacheEntry } from '../../load/cache.ts';
import { limitGroup } from '../../server/client-address.ts';

/** What a procedure returned, valid until data that it shows changes. */
export type CachedOutput = CacheEntry & { readonly output: unknown };

/** The context of every procedure. The language comes from the request and is never part of the input. */
export type ApiContext = {
  readonly database: Database;
  readonly locale: Locale;
  /** Whether the caller stated a language, so that none in the body of a call counts. */
  readonly statesLanguage: boolean;
  readonly featuredTypes: readonly ProductType[];
  readonly newsletterList: string | undefined;
  /** The name of the site in its emails, and the address that their links begin with. */
  readonly site: { readonly name: string; readonly publicUrl: string };
  /** The white-label variant on which visitors write to us, and the address that receives their messages. */
  readonly support: { readonly variant: string; readonly operatorAddress: string };
  /** Outputs of procedures and the data of quotes, for all callers alike. Each writer has keys of its own. */
  readonly memory: Cache<CachedOutput>;
  /** Cards of lists, by language and currency. */
  readonly cards: Cache<CachedOutput>;
  /** The data from which lists are made. */
  readonly lists: Pick<Lists, 'current'>;
  /** The hotels of cities, without counts of rooms. */
  readonly hotels: Pick<Hotels, 'citiesOf' | 'ofPlace'>;
  /** The data from which searches are answered. */
  readonly search: Pick<Search, 'current'>;
  /** Suggests topics for a query without known words; undefined if no model is configured. */
  readonly suggestTopics: TopicSuggester['suggest'] | undefined;
  /** Records data that an answer shows, such as `product:1`, for the page that is rendered from it. */
  readonly recordDependency: (key: string) => void;
  /** Records the instant from which an answer may be wrong without an announced change. */
  readonly limitExpiry: (instant: Date | undefined) => void;
  /** Records a search whose results a page shows, for the counts of searches. */
  readonly recordSearch: (search: AnsweredSearch) => void;
  /** Marks the request as one of an unlimited number, so that no page of it is cached. */
  readonly markUncacheable: () => void;
  /** Whether the output is sent as JSON, so that it may be written already (`JsonText`). Pages read it. */
  readonly takesJson: boolean;
  readonly now: () => Date;
  /** Counts a call against its caller's limit. Returns the seconds that the caller must wait, or 0. */
  readonly takeCallToken: (call: string, perMinute: number) => number;
  /** Tells the caller when to retry, in the `retry-after` header. */
  readonly setRetryAfter: (seconds: number) => void;
  /** Where uploaded photographs are stored. */
  readonly files: FileStore;
  /** The inventories that count the spots. */
  readonly inventories: Inventories;
  /** The payment providers, by payment method and by name. */
  readonly payments: Payments;
  /** Numbers invoices and credit notes that wait for it, before an answer shows them. Takes half a second at most. */
  readonly numberDocuments: () => Promise<void>;
  /** Draws the document of a signed waiver. */
  readonly drawWaiver: DrawWaiver;
  /** The payment provider's publishable key for browsers; null if no external provider takes the cards. */
  readonly publishableKey: string | null;
  /** The account that calls, if the request has a valid token. Only `grant-access.ts` uses it; handlers get an `actor`. */
  readonly caller: (options: { readonly isMember: boolean }) => Promise<Caller | undefined>;
  /** The session in the cookie of the call. */
  readonly logIn: LogIn;
  /** The organisation for which a member books without selecting one. */
  readonly defaultOrganisationId: string | undefined;
  /** The return promise that trips are sold with. */
  readonly returnPromise: ReturnPromiseLimit | undefined;
  /** The holder that a hold counts against: this browser at the address of the call. */
  readonly holderOf: (browserId: string) => Promise<Holder>;
  /** Signs the offers of rooms, and tells them from what no server of this installation has made. */
  readonly offerSecret: SharedSecret;
  /** Connected sellers of rooms at hotels of others. */
  readonly sellers: LodgingSupplies;
};

export type LogIn = {
  /** Secret in the cookie of the session. */
  readonly secret: string | undefined;
  /** Site of the page that makes the call, as the browser states it. */
  readonly origin: string | undefined;
  /** Sets the cookie for as many days, or removes it. */
  readonly keep: (secret: string | undefined, days?: number) => void;
  readonly issuer: IssuerOfSessions;
  /** The accounts that were created or used in this browser. */
  readonly knownAccounts: () => Promise<readonly string[]>;
  readonly makeBearer: (bearer: Bearer, now: Date) => Promise<string>;
};

export function textLocale({ locale }: ApiContext): MessageLocale {
  return messageLocale(locale);
}

/** The language of texts and emails; French readers get English. */
export function messageLocale(locale: Locale): MessageLocale {
  return localeTable[locale].messages;
}

export type HoldLimits = { readonly holdsPerBrowser: number; readonly holdsPerAddress: number };

type CallingClient = { readonly address: string; readonly browserId: string };

/**
 * Identifies a holder without revealing the address. There are so few addresses that a hash without a secret
 * could be reversed by hashing all of them. A browser chooses its own id, so the id counts only together with
 * its address. One client therefore cannot use up the limit of another.
 */
export function holderOf({ address, browserId }: CallingClient, limits: HoldLimits, secret: Buffer): Holder {
  const group = limitGroup(address);
  // An HMAC is not needed: these hashes are never published, so they cannot be extended. Preparing an HMAC
  // key each time would take longer than all the rest.
  const hidden = (text: string) => hash('sha256', Buffer.concat([secret, Buffer.from(text)]), 'buffer');
  return {
    browser: hidden(`browser ${browserId} ${group}`),
    address: hidden(`address ${group}`),
    mostOfBrowser: limits.holdsPerBrowser,
    mostOfAddress: limits.holdsPerAddress,
  };
}
