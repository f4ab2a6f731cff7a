import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { type CSSProperties, useId } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FramedPicture } from '../../../ui/media/framed-picture.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { placeText } from '../cards/card-parts.tsx';
import { type Comparison, comparisonAddress, tripAddress } from './comparison-address.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.tsx';

type ComparisonTableProps = { tours: readonly ComparedTour[]; comparison: Comparison; caption: string };

/**
 * Table with trips as columns and properties as rows. While the checkbox above is ticked, the style sheet
 * hides rows with equal values. This works without scripts.
 */
export function ComparisonTable({ tours, comparison, caption }: ComparisonTableProps) {
  const t = useText();
  const { locale, year } = usePage();
  const id = useId();
  const rows = comparisonRows({ tours, comparison, locale, year, t });
  const sameCount = rows.filter(({ isSame }) => isSame).length;
  return (
    <div className="comparison" style={columns(tours.length)}>
      {sameCount > 0 && (
        <Checkbox
          defaultChecked
          label={
            <>
              {t('compare.only')}{' '}
              <span className="text-ink-2">· {t('compare.same', { count: sameCount })}</span>
            </>
          }
          className="comparison-only"
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section aria-labelledby={id} tabIndex={0} className="comparison-scroll">
        <table>
          <caption id={id} className="sr-only">
            {caption}
          </caption>
          <Columns tours={tours} />
          <Heads tours={tours} comparison={comparison} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} tours={tours} />
            ))}
            <ChooseRow tours={tours} comparison={comparison} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

type TripsProps = Pick<ComparisonTableProps, 'tours'>;
type ComparedTripsProps = Omit<ComparisonTableProps, 'caption'>;

function Columns({ tours }: TripsProps) {
  return (
    <colgroup>
      <col className="comparison-names" />
      {tours.map(({ code }) => (
        <col key={code} />
      ))}
    </colgroup>
  );
}

function Heads({ tours, comparison }: ComparedTripsProps) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t('compare.what')}</span>
        </th>
        {tours.map((tour) => (
          <TripHead key={tour.code} tour={tour} comparison={comparison} />
        ))}
      </tr>
    </thead>
  );
}

function Row({ row: { label, isSame, cells }, tours }: TripsProps & { row: ComparisonRow }) {
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {tours.map(({ code }, index) => (
        <td key={code}>{cells[index]}</td>
      ))}
    </tr>
  );
}

function ChooseRow({ tours, comparison }: ComparedTripsProps) {
  const t = useText();
  return (
    <tr className="comparison-choose">
      <th scope="row">
        <span className="sr-only">{t('compare.choose')}</span>
      </th>
      {tours.map((tour) => (
        <td key={tour.code}>
          <Button kind="outline" size="medium" wide href={tripAddress(tour, comparison)}>
            {t('compare.choose')}
          </Button>
        </td>
      ))}
    </tr>
  );
}

/** Custom property for the style sheet. React's style type does not know custom properties. */
function columns(count: number): CSSProperties {
  const style: Record<string, number> = { '--columns': count };
  return style;
}

/** Head of a column: poster, name and the link that removes the column. */
function TripHead({ tour, comparison }: { tour: ComparedTour; comparison: Comparison }) {
  const t = useText();
  const { tourId, code, tourName, teaserImageUrl, teaserImageColour, location, locationCountry } = tour;
  const otherCodes = comparison.codes.filter((other) => other !== code && other !== tourId);
  const removeFromTray = () => {
    const { compared, compare } = useExtrasStore.getState();
    compare(compared.filter((id) => id !== tourId));
  };
  return (
    <th scope="col">
      <span className="relative block">
        <FramedPicture
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
          href={comparisonAddress({ ...comparison, codes: otherCodes })}
          aria-label={t('compare.remove', { name: tourName })}
          onClick={removeFromTray}
          className="comparison-remove"
        >
          <Icon path={close} />
        </Anchor>
      </span>
      <span className="mt-3 block type-card-small font-normal text-ink-2">
        {placeText({ city: location, country: locationCountry }, t)}
      </span>
      <Anchor href={tripAddress(tour, comparison)} className="comparison-name type-card-name">
        {tourName}
      </Anchor>
    </th>
  );
}
