import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { noPicture } from '@ashore/core/contract/image-sizes.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { close } from '../../../ui/icon-paths.ts';
import { Poster } from '../../../ui/poster.tsx';
import { placeText } from '../place-text.ts';
import { type Comparison, comparisonAddress } from './comparison-address.ts';
import { tripAddress } from './trip-address.ts';

/** The head of a column: its poster, its name, and the link that takes it away. */
export function TripHead({ tour, asked }: { tour: ComparedTour; asked: Comparison }) {
  const t = useText();
  const { tourId, code, tourName, teaserImageUrl, teaserImageColour, location, locationCountry } = tour;
  const others = asked.codes.filter((other) => other !== code && other !== tourId);
  const forget = () => {
    const { compared, compare } = useExtrasStore.getState();
    compare(compared.filter((id) => id !== tourId));
  };
  return (
    <th scope="col">
      <span className="relative block">
        <Poster
          shape="wide"
          picture={{
            src: teaserImageUrl,
            alt: '',
            sizes: '(min-width: 768px) 320px, 46vw',
            fallbackSrc: noPicture,
            dominant: teaserImageColour ?? undefined,
            priority: true,
          }}
        />
        <Anchor
          href={comparisonAddress({ ...asked, codes: others })}
          aria-label={t('compare.remove', { name: tourName })}
          onClick={forget}
          className="comparison-remove"
        >
          <Icon path={close} />
        </Anchor>
      </span>
      <span className="mt-3 block type-card-small font-normal text-ink-2">
        {placeText({ city: location, country: locationCountry }, t)}
      </span>
      <Anchor href={tripAddress(tour, asked)} className="comparison-name type-card-name">
        {tourName}
      </Anchor>
    </th>
  );
}
