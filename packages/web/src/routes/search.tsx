import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { PlaceIndex } from '../features/home/place-index.tsx';
import { placeLine } from '../features/home/place-line.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const wanted = { query, currency, expanded: true };
  return { query, result: query === '' ? undefined : await api.search.find(wanted) };
}

export default function Search({ loaderData: { query, result } }: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className="page-width search-page">
      {/* There is no end of questions, and search engines have their own answers. */}
      <PageHead title={query || t('search.title')} description={t('search.prompt')} hidden />
      <SearchForm key={query} look="desk" query={query} />
      {result ? (
        <SearchResults
          query={query}
          result={result}
          cardOf={({ id, summary }) => summary && <TourCard key={id} tour={summary} />}
          indexOf={(found) => (
            <PlaceIndex
              places={found.flatMap(({ place }) => (place ? [placeLine(place)] : []))}
              to="tours"
              withCountry
              className="place-index-wide"
            />
          )}
        />
      ) : (
        <>
          <h1 className="type-h1 mt-11">{t('search.prompt')}</h1>
          <p className="type-lead mt-3">{t('search.promptHint')}</p>
        </>
      )}
    </main>
  );
}
