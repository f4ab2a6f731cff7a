import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { variant } from '#variant/variant.ts';
import { useText } from '../../../i18n/texts.ts';
import { useSearchInBrowser } from '../../../page/browser-address.ts';
import { type ShareOutcome, shareLink } from '../../../page/links.tsx';
import { usePage } from '../../../page/use-page.ts';
import { shownWishlist, useExtrasStore } from '../../../store/extras-store.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { check, compare, heart, share as shareIcon } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { toggleCompared } from '../cards/compare-toggle.tsx';
import { toggleSaved } from '../cards/toggle-saved.ts';

const loadCompareLink = () => import('../comparison/compare-link.tsx');

/** Buttons that save, compare and share a product. Hotels are compared in their list, by their prices for the stay. */
export function ProductActions({ tour }: { tour: TourDetails }) {
  return (
    <span className="needs-js">
      <span className="-ml-2 inline-flex flex-wrap items-center">
        {variant.header === 'full' && <SaveButton tour={tour} />}
        {tour.productType !== 'hotels' && <CompareAction tour={tour} className={ACTION_LOOK} />}
        <ShareButton tour={tour} />
      </span>
    </span>
  );
}

const ACTION_LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 type-small font-semibold text-sea transition-colors hover:bg-current/8';

function SaveButton({ tour }: { tour: TourDetails }) {
  const t = useText();
  const isSaved = useExtrasStore((state) => shownWishlist(state).includes(tour.tourId));
  return (
    <button type="button" className={ACTION_LOOK} onClick={() => toggleSaved(tour, t)}>
      <Icon path={heart} className={isSaved ? 'fill-current text-coral' : ''} />
      {t(isSaved ? 'share.saved' : 'share.save')}
    </button>
  );
}

function ShareButton({ tour }: { tour: TourDetails }) {
  const t = useText();
  const { locale, site } = usePage();
  const location = useLocation();
  const search = useSearchInBrowser();
  const [lastShare, setLastShare] = useState<{ readonly url: string; readonly outcome: ShareOutcome }>();
  const urlWith = (query: string) =>
    sharedAddress(site.publicUrl + withLocale(tour.normalizedUrlPath, locale), query);
  // After a new choice, a link copied earlier no longer matches.
  const outcome = lastShare?.url === urlWith(search) ? lastShare.outcome : undefined;

  async function share() {
    // A press from before hydration is replayed while the page is still that of the server, without the query.
    const url = urlWith(location.search);
    setLastShare({ url, outcome: await shareLink({ title: tour.tourName, url }) });
  }

  return (
    <>
      <button type="button" className={ACTION_LOOK} onClick={share}>
        <Icon path={shareIcon} />
        {t('share.share')}
      </button>
      {/* The element exists before it has text, so that screen readers announce it. */}
      <span role="status" className="min-w-0 break-all px-2 type-small text-ink-2">
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.byHand', { url: lastShare?.url ?? '' })}
      </span>
    </>
  );
}

type CompareActionProps = { tour: Pick<TourDetails, 'tourId' | 'code'>; className: string };

/**
 * Compare button of a product page. On a phone the booking bar takes the place of the tray, so the link to
 * the comparison is here.
 */
function CompareAction({ tour: { tourId, code }, className }: CompareActionProps) {
  const t = useText();
  const { compared, isCompareFull } = useExtrasStore();
  const isChosen = compared.includes(tourId);
  const codes = compared.map((id) => (id === tourId ? code : id));
  const isComparing = isChosen && compared.length > 1;
  const Link = useLazyComponent(loadCompareLink, isComparing);
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        className={className}
        onClick={() => toggleCompared(tourId)}
      >
        <Icon path={isChosen ? check : compare} />
        {t('tour.compare')}
      </button>
      {isComparing && Link && <Link codes={codes} />}
      <span role="status" className="type-small text-ink-2">
        {isCompareFull && !isChosen && t('tour.compareFull')}
      </span>
    </>
  );
}

/**
 * Parameters a shared link keeps: day, option, start time and party. Where the visitor came from is not
 * shared.
 */
const SHARED_PARAMETERS = ['date', 'option', 'time', ...BANDS];

/** The canonical address of the page, with the choices from the browser's address. */
export function sharedAddress(canonical: string, search: string): string {
  const current = new URLSearchParams(search);
  const parameters = new URLSearchParams(
    SHARED_PARAMETERS.flatMap((name) => {
      const value = current.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return parameters.size === 0 ? canonical : `${canonical}?${parameters}`;
}
