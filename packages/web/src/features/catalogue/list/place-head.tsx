import type { Location } from '@ashore/core/contract/locations.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { portPath } from '@ashore/core/contract/values/product-path.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';

type PlaceHeadProps = {
  place: Pick<Location, 'name' | 'countryName' | 'introduction' | 'imageUrl' | 'cruisePorts'>;
  /** Heading of the page, by default the name of the place. */
  title?: string;
  /** Below the name. */
  note?: ReactNode;
};

/** Head of the lists of a place: its name, what it is like, and its poster. The poster is decorative. */
export function PlaceHead({ place, title = place.name, note }: PlaceHeadProps) {
  return (
    <header className="place-head">
      <div className="place-head-poster poster-sheet">
        <Picture
          shape="tall"
          src={place.imageUrl}
          sizes="(min-width: 992px) 222px, 100vw"
          fallbackSrc={noPicture}
          alt=""
          urgent
          className="h-full"
        />
      </div>
      <div className="place-head-words">
        <div>
          <h1 className="place-head-name">{title}</h1>
          {place.countryName !== place.name && <p className="text-ink-2">{place.countryName}</p>}
          <CruisePorts ports={place.cruisePorts ?? []} />
          {note}
        </div>
        {place.introduction !== null && <p className="place-head-about">{place.introduction}</p>}
      </div>
    </header>
  );
}

/** Leads to the pages of the ports at which ships land passengers for the place. */
function CruisePorts({ ports }: { ports: NonNullable<Location['cruisePorts']> }) {
  const t = useText();
  if (ports.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {ports.map(({ slug, name }) => (
        <TextLink key={slug} href={portPath(slug)}>
          {t('list.shipsAt', { port: name })}
        </TextLink>
      ))}
    </p>
  );
}
