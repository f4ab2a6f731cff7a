import { Anchor } from '../actions/link.tsx';
import { FramedPicture } from '../media/framed-picture.tsx';
import { Icon } from '../media/icon.tsx';
import { close } from '../media/icon-paths.ts';

type ComparisonHeadProps = {
  picture: { readonly src: string; readonly fallbackSrc: string; readonly dominant: string | undefined };
  name: string;
  place: string;
  /** Page of the product. */
  address: string;
  /** The comparison without the product. */
  removal: { readonly address: string; readonly label: string; readonly onRemove: () => void };
};

/** Head of a column: picture, place, name and the link that removes the column. */
export function ComparisonHead({ picture, name, place, address, removal }: ComparisonHeadProps) {
  return (
    <>
      <span className="relative block">
        <FramedPicture
          shape="wide"
          picture={{ ...picture, alt: '', sizes: '(min-width: 768px) 320px, 46vw', priority: true }}
        />
        <Anchor
          href={removal.address}
          aria-label={removal.label}
          onClick={removal.onRemove}
          className="comparison-remove"
        >
          <Icon path={close} />
        </Anchor>
      </span>
      <span className="mt-3 block type-card-small font-normal text-ink-2">{place}</span>
      <Anchor href={address} className="comparison-name type-card-name">
        {name}
      </Anchor>
    </>
  );
}
