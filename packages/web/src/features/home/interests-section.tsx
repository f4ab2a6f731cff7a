import { useText } from '../../i18n/use-text.ts';
import { Anchor } from '../../ui/anchor.tsx';
// One file for all twelve: as pictures of their own they would cost more in requests than in lines.
import signs from './interest-signs.svg?url';

type InterestsSectionProps = { interests: readonly { readonly id: string; readonly title: string }[] };

/** Twelve small posters, each the way to what fits a mood. */
export function InterestsSection({ interests }: InterestsSectionProps) {
  const t = useText();
  return (
    <section aria-labelledby="interests-title" className="page-width pt-(--section-gap)">
      <h2 id="interests-title" className="type-h2">
        {t('home.mood')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="interests">
        {interests.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={`/toursAndActivities?interest=${id}`} className="interest">
              <InterestPoster id={id} />
              <span className="type-card-small">{title}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InterestPoster({ id }: { id: string }) {
  return (
    <span className="poster-sheet interest-poster">
      <svg aria-hidden="true" className="block aspect-square w-full">
        <use href={`${signs}#${id}`} />
      </svg>
    </span>
  );
}
