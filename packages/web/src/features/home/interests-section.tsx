import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { InterestSign } from './interest-sign.tsx';

/** Twelve small posters, each the way to what fits a mood. */
export function InterestsSection() {
  const t = useText();
  const { locale } = usePage();
  const { messages } = localeTable[locale];
  return (
    <section aria-labelledby="interests-title" className="page-width pt-(--section-gap)">
      <h2 id="interests-title" className="type-h2">
        {t('home.mood')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="interests">
        {INTERESTS.map((interest) => (
          <InterestLink key={interest} interest={interest} label={interestTitles[interest][messages]} />
        ))}
      </ul>
    </section>
  );
}

function InterestLink({ interest, label }: { interest: Interest; label: string }) {
  return (
    <li>
      <Anchor href={`/toursAndActivities?interest=${interest}`} className="interest">
        <span className="poster-sheet interest-poster">
          <InterestSign interest={interest} />
        </span>
        <span className="type-card-small">{label}</span>
      </Anchor>
    </li>
  );
}
