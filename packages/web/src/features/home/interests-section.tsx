import { useText } from '../../i18n/texts.ts';
import { Anchor } from '../../ui/actions/link.tsx';
// One file for all twelve icons. Twelve separate requests would cost more than the additional bytes.
import icons from './interest-signs.svg?url';

type InterestsSectionProps = { interests: readonly { readonly id: string; readonly title: string }[] };

/** Twelve small posters, each of which leads to the list of an interest. */
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
              <InterestIcon id={id} />
              <span className="type-card-small">{title}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InterestIcon({ id }: { id: string }) {
  return (
    <span className="poster-sheet interest-poster">
      <svg aria-hidden="true" className="block aspect-square w-full">
        <use href={`${icons}#${id}`} />
      </svg>
    </span>
  );
}
