import type { Locale } from '@ashore/core/locale/locales.ts';

/** What a list of the newsletter must say of one address. */
export type NewsletterMember = {
  readonly listId: string;
  /** MD5 of the address in lower case, by which providers name a member. */
  readonly member: string;
  /** Undefined if the address was deleted here, and must be there. */
  readonly subscriber: Subscriber | undefined;
};

type Subscriber = {
  readonly emailAddress: string;
  readonly language: Locale;
  readonly isSubscribed: boolean;
};

/**
 * Why a provider has not stored a member. `refused`: it never will, as it says itself. Otherwise it gave no answer in time, or
 * one that is not its own.
 */
export type NewsletterFailure = {
  readonly failed: 'unreachable' | 'unreadable' | 'refused';
  readonly details: string;
};

/**
 * From where newsletters are sent. We ask for consent, confirm the address and store both; a provider only learns who gets
 * newsletters.
 */
export type NewsletterProvider = {
  /**
   * Names where the members of this list are, without a secret. If that becomes another account or list, the new one gets all
   * members.
   */
  audienceOf(listId: string): string;
  /**
   * Makes the list say this of the member. Repeating it changes nothing. Never throws for failures of the provider.
   */
  store(member: NewsletterMember, signal: AbortSignal): Promise<NewsletterFailure | undefined>;
};
