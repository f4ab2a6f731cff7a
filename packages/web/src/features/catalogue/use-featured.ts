import { normaliseThrownError } from '@ashore/core/errors/normalise-thrown-error.ts';
import { useEffect, useState } from 'react';
import { log } from '../../page/log.ts';
import { usePage } from '../../page/use-page.ts';
import { useRootStore } from '../../store/root-store.ts';
import type { CardTour } from './card-tour.ts';
import { requestFeatured } from './request-featured.ts';

type Tours = readonly CardTour[];
type Featured = { readonly tours: Tours | undefined; readonly isRefreshing: boolean };

/**
 * The featured tours as the page came with them, and asked for again whenever the visitor's currency or language is
 * another than theirs. When they cannot be had, the bundled list stands in, and nobody is bothered with a notice.
 */
export function useFeatured(rendered: Tours | undefined): Featured {
  const { locale, currency } = usePage();
  const wanted = `${locale} ${currency}`;
  const [shown, setShown] = useState({ tours: rendered, for: rendered ? wanted : '' });
  const isWanted = shown.for === wanted;

  useEffect(() => {
    if (isWanted) return;
    const asking = new AbortController();
    const { noteFeatured } = useRootStore.getState();
    const show = (tours: Tours | undefined) =>
      asking.signal.aborted || setShown((before) => ({ tours: tours ?? before.tours, for: wanted }));
    noteFeatured({ status: 'loading', error: null });
    requestFeatured(currency, asking.signal).then(
      (tours) => {
        noteFeatured({ status: 'loaded', error: null });
        show(tours);
      },
      async (cause) => {
        if (asking.signal.aborted) return;
        const failure = new Error('failed to fetch featured tours', { cause });
        log('error', failure.message, cause);
        noteFeatured({ status: 'error', error: normaliseThrownError(failure) });
        show(await bundledTours(locale));
      },
    );
    return () => asking.abort();
  }, [isWanted, wanted, locale, currency]);

  return { tours: shown.tours, isRefreshing: !isWanted };
}

/** Nothing where even the bundle cannot be had: what is on the page stays then. */
async function bundledTours(locale: string): Promise<Tours | undefined> {
  try {
    const { fallbackTours } = await import('./fallback/fallback-tours.ts');
    return await fallbackTours(locale);
  } catch {
    return undefined;
  }
}
