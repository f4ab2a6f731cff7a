import { Anchor } from '../../ui/anchor.tsx';

type PlaceRowProps = {
  href: string;
  name: string;
  country: string | undefined;
  count: number;
  /** The number with what it counts, for those who do not see how it stands. */
  countLabel: string;
  isShown: boolean;
  onPoint?: () => void;
};

export function PlaceRow({ href, name, country, count, countLabel, isShown, onPoint }: PlaceRowProps) {
  return (
    <li>
      <Anchor
        href={href}
        className="place-row"
        data-shown={isShown || undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
      >
        <span>
          <span className="type-index place-row-name">{name}</span>
          {country !== undefined && <span className="place-row-country">{country}</span>}
        </span>
        <span aria-hidden="true" className="place-row-count">
          {count}
        </span>
        <span className="sr-only">{countLabel}</span>
      </Anchor>
    </li>
  );
}
