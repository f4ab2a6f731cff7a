import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { useState } from 'react';
import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSearchInBrowser } from '../../page/use-address-in-browser.ts';
import { usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { heart, share } from '../../ui/icon-paths.ts';
import { CompareAction } from './compare-action.tsx';
import { type PassedOn, passOn } from './pass-on.ts';
import { sharedAddress } from './shared-address.ts';
import { toggleSaved } from './toggle-saved.ts';

/** Keep it, or tell somebody. */
export function ProductActions({ tour }: { tour: TourDetails }) {
  return (
    <span className="scripted">
      <span className="-ml-2 inline-flex flex-wrap items-center">
        {variant.header === 'full' && <Save tour={tour} />}
        <CompareAction tour={tour} look={look} />
        <Share tour={tour} />
      </span>
    </span>
  );
}

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 type-small font-semibold text-sea transition-colors hover:bg-current/8';

function Save({ tour }: { tour: TourDetails }) {
  const t = useText();
  const isSaved = useExtrasStore(({ saved }) => saved.includes(tour.tourId));
  return (
    <button type="button" className={look} onClick={() => toggleSaved(tour, t)}>
      <Icon path={heart} className={isSaved ? 'fill-current text-coral' : ''} />
      {t(isSaved ? 'share.saved' : 'share.save')}
    </button>
  );
}

function Share({ tour }: { tour: TourDetails }) {
  const t = useText();
  const { locale, site } = usePage();
  const search = useSearchInBrowser();
  const [outcome, setOutcome] = useState<PassedOn>();
  const url = sharedAddress(site.publicUrl + withLocale(tour.normalizedUrlPath, locale), search);
  return (
    <>
      <button
        type="button"
        className={look}
        onClick={async () => setOutcome(await passOn({ title: tour.tourName, url }))}
      >
        <Icon path={share} />
        {t('share.share')}
      </button>
      {/* Here before it speaks, and gone again with what was chosen: a link copied before that is another one. */}
      <span role="status" key={url} className="min-w-0 break-all px-2 type-small text-ink-2">
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'failed' && t('share.byHand', { url })}
      </span>
    </>
  );
}
