import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSearchInBrowser } from '../../page/use-address-in-browser.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { check, compare } from '../../ui/icon-paths.ts';
import { comparisonAddress, wishesIn } from './compare/comparison-address.ts';
import { toggleCompared } from './toggle-compared.ts';

type CompareActionProps = { tour: Pick<TourDetails, 'tourId' | 'code'>; look: string };

/** On the page of a trip, where the bar that books takes the tray's place on a phone: so the way to it stands here. */
export function CompareAction({ tour: { tourId, code }, look }: CompareActionProps) {
  const t = useText();
  const search = useSearchInBrowser();
  const { compared, isCompareFull } = useExtrasStore();
  const isChosen = compared.includes(tourId);
  const count = compared.length;
  const codes = compared.map((id) => (id === tourId ? code : id));
  return (
    <>
      <button type="button" aria-pressed={isChosen} className={look} onClick={() => toggleCompared(tourId)}>
        <Icon path={isChosen ? check : compare} />
        {t('tour.compare')}
      </button>
      {isChosen && count > 1 && (
        <Anchor
          href={comparisonAddress({ codes, ...wishesIn(search) })}
          className="link inline-flex min-h-11 items-center px-2 type-small lg:hidden"
        >
          {t('tour.compareGo', { count })}
        </Anchor>
      )}
      <span role="status" className="type-small text-ink-2">
        {isCompareFull && !isChosen && t('tour.compareFull')}
      </span>
    </>
  );
}
