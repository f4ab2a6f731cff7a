import { useText } from '../../../i18n/texts.ts';
import { useSearchInBrowser } from '../../../page/browser-address.ts';
import { useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { comparisonAddress, dateAndPartyIn } from './comparison-address.ts';

/** The comparison of these trips, for the day and the travellers of the page that leads to it. */
export function useComparisonHref(codes: readonly string[]): string {
  const search = useSearchInBrowser();
  const { travellers } = useTripPlanStore();
  return comparisonAddress({ codes, ...dateAndPartyIn(search, travellers) });
}

/** Link below the actions of a product page on a narrow screen. Its code loads once there is something to compare. */
export default function CompareLink({ codes }: { codes: readonly string[] }) {
  const t = useText();
  return (
    <Anchor
      href={useComparisonHref(codes)}
      className="link inline-flex min-h-11 items-center px-2 type-small lg:hidden"
    >
      {t('tour.compareGo', { count: codes.length })}
    </Anchor>
  );
}
