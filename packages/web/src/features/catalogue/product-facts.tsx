import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { factsOf } from './facts-of.ts';

/** What one wants to know before reading on. */
export function ProductFacts({ tour, startsAt }: { tour: TourDetails; startsAt: Date | undefined }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <ul className="mt-7 grid gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-2">
      {factsOf({ tour, locale, t, startsAt, now: new Date() }).map(({ icon, fact, more }) => (
        <li key={more} className="flex gap-3.5">
          <Icon path={icon} className="mt-0.5 text-sea" />
          <p className="min-w-0">
            <span className="block type-h4">{fact}</span>
            <span className="block type-small text-ink-2">{more}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
