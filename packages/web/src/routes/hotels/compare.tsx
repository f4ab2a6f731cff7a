import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { listPathOf, type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useNavigate } from 'react-router';
import { comparisonAddress } from '../../features/hotels/compare/comparison-address.ts';
import { HotelComparisonTable } from '../../features/hotels/compare/comparison-table.tsx';
import { type LoadedComparison, loadComparison } from '../../features/hotels/compare/load-comparison.ts';
import { IgnoredNotes } from '../../features/hotels/stay/ignored-notes.tsx';
import { PlainStayFields } from '../../features/hotels/stay/plain-stay-fields.tsx';
import { StayFields } from '../../features/hotels/stay/stay-fields.tsx';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { plus } from '../../ui/media/icon-paths.ts';
import type { Route } from './+types/compare.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context.get(pageContext), url);
}

export default function CompareHotels({ loaderData: loaded }: Route.ComponentProps) {
  const t = useText();
  const { hotels, search, ignored, missing, isTooMany } = loaded;
  const title = t('hotels.compareTitle');
  const count = hotels.length;
  const notes = [
    missing > 0 && t('hotels.compareGone', { count: missing }),
    isTooMany && t('hotels.compareBeyond', { most: MAX_COMPARED }),
    count === 1 && t('hotels.compareAlone'),
  ].filter((text) => text !== false);
  return (
    <main id="content" className="page-width">
      {/* Not indexed: there are endless comparisons, and each belongs to one visitor. */}
      <PageHead title={title} description={t('hotels.compareLead')} hidden />
      <BreadcrumbTrail here={title} between={[{ label: t('hotels.find'), href: '/hotels' }]} />
      <h1 className="type-h1">{title}</h1>
      {notes.map((text) => (
        <Note key={text} tone="info" className="mt-4 max-w-[70ch]">
          {text}
        </Note>
      ))}
      {count === 0 ? (
        <div className="mt-11">
          <EmptyState
            title={t('hotels.compareEmpty')}
            text={t('hotels.compareEmptyHint')}
            action={<Button href={withStay('/hotels', search)}>{t('hotels.find')}</Button>}
          />
        </div>
      ) : (
        <>
          <ComparisonStay loaded={loaded} />
          <div className="mt-4">
            <IgnoredNotes ignored={ignored} search={search} />
          </div>
          <HotelComparisonTable hotels={hotels} search={search} />
          <p className="mt-6 max-w-[70ch] type-small text-ink-2">{t('hotels.compareCheapest')}</p>
        </>
      )}
    </main>
  );
}

/** Nights and rooms of all prices, and the way to further hotels. Without scripts the browser submits the form. */
function ComparisonStay({ loaded: { hotels, search, today } }: { loaded: LoadedComparison }) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const codes = hotels.map(({ hotel }) => hotel.code);
  const change = (next: StaySearch) => void navigate(withLocale(comparisonAddress(codes, next), locale));
  const list = listPathOf(hotels[0]?.hotel.normalizedUrlPath ?? '/hotels');
  return (
    <div className="comparison-form">
      <form
        method="get"
        action={withLocale('/compare/hotels', locale)}
        aria-label={t('hotelPage.changeStay')}
        onSubmit={(event) => event.preventDefault()}
        className="w-full max-w-170"
      >
        <input type="hidden" name="codes" value={codes.join()} />
        <StayFields search={search} today={today} onChange={change} />
        <PlainStayFields search={search} today={today} />
        <Button type="submit" kind="strong" size="medium" className="no-js mt-3">
          {t('hotels.update')}
        </Button>
      </form>
      {hotels.length < MAX_COMPARED && (
        <Button kind="quiet" size="medium" icon={plus} href={withStay(list, search)} className="max-md:-ml-3">
          {t('hotels.compareAdd')}
        </Button>
      )}
    </div>
  );
}
