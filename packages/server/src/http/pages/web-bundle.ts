import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import type { Locale, MessageLocale } from '@ashore/core/locale/locales.ts';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** What the built web application provides to the server. Only this file knows the application. */
export type Bundle = {
  readonly build: ServerBuild;
  readonly entry: {
    readonly variant: Variant;
    routerContextOf(page: PageContext): RouterContextProvider;
    screenOf(pathname: string): Screen;
    aliasTarget(pathname: string): string | undefined;
  };
};

/** Settings of the white-label variant that the server uses. */
export type Variant = {
  readonly name: string;
  readonly displayName: string;
  readonly featured: { readonly productTypes: readonly ProductType[] };
  readonly newsletter: { readonly listId: string } | null;
  readonly themeColours: { readonly light: string; readonly dark: string };
  readonly titles: Readonly<Record<MessageLocale, { readonly home: string }>>;
  readonly description: Readonly<Record<MessageLocale, string>>;
  /** The organisation that makes the sale: the configured one, or the first one of the logged-in user. */
  readonly organisation: 'fixed' | 'first-of-user';
  readonly contactEmail: string | null;
};

/** A screen of packages/web/src/screens.ts. Changes of its fields belong in both files. */
export type Screen = {
  /** The server treats `status`, `not-found`, `fourOhFour` and `newsletter` specially. */
  readonly name: string;
  readonly path: string;
  readonly kind: 'public' | 'private' | 'internal';
  readonly query?: readonly string[];
  readonly textParameter?: string;
  readonly uncacheable?: boolean;
  readonly policy?: 'checkout';
};

/** Mirrors the page context of the web application. A test compares the two. */
export type PageContext = {
  readonly api: unknown;
  readonly locale: Locale;
  readonly currency: string;
  readonly site: Site;
  readonly now: Date;
  recordDependency(key: string): void;
  onHtmlWritten(html: string): void;
  limitExpiry(instant: Date): void;
};

export function bundleOf(build: ServerBuild): Bundle {
  return { build, entry: build.entry.module as unknown as Bundle['entry'] };
}

/** What every visitor may know about this installation. */
export type Site = {
  readonly publicUrl: string;
  readonly environment: 'integration' | 'production';
  readonly operator: Readonly<Record<string, string>>;
  readonly analyticsTag: string | undefined;
  readonly defaultOrganisationId?: string | undefined;
  readonly mapStyle?: string | undefined;
  readonly returnPromise?: ReturnPromiseLimit | undefined;
};
