import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { type CSSProperties, useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Comparison } from './comparison-address.ts';
import { type ComparisonRow, comparisonRows } from './comparison-rows.tsx';
import { tripAddress } from './trip-address.ts';
import { TripHead } from './trip-head.tsx';

type ComparisonTableProps = { tours: readonly ComparedTour[]; asked: Comparison; caption: string };

/**
 * The trips as columns, what is compared as rows. Rows that say the same of all are hidden by the style sheet while the
 * box above is ticked, so that it works where no script runs.
 */
export function ComparisonTable({ tours, asked, caption }: ComparisonTableProps) {
  const t = useText();
  const { locale, year } = usePage();
  const id = useId();
  const rows = comparisonRows({ tours, asked, locale, year, t });
  const same = rows.filter(({ isSame }) => isSame).length;
  return (
    <div className="comparison" style={columns(tours.length)}>
      {same > 0 && (
        <Checkbox
          defaultChecked
          label={
            <>
              {t('compare.only')} <span className="text-ink-2">· {t('compare.same', { count: same })}</span>
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
          <Heads tours={tours} asked={asked} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} tours={tours} />
            ))}
            <ChooseRow tours={tours} asked={asked} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

type TripsProps = Pick<ComparisonTableProps, 'tours'>;
type AskedProps = Omit<ComparisonTableProps, 'caption'>;

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

function Heads({ tours, asked }: AskedProps) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t('compare.what')}</span>
        </th>
        {tours.map((tour) => (
          <TripHead key={tour.code} tour={tour} asked={asked} />
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
      {tours.map(({ code }, at) => (
        <td key={code}>{cells[at]}</td>
      ))}
    </tr>
  );
}

function ChooseRow({ tours, asked }: AskedProps) {
  const t = useText();
  return (
    <tr className="comparison-choose">
      <th scope="row">
        <span className="sr-only">{t('compare.choose')}</span>
      </th>
      {tours.map((tour) => (
        <td key={tour.code}>
          <Button kind="outline" size="medium" wide href={tripAddress(tour, asked)}>
            {t('compare.choose')}
          </Button>
        </td>
      ))}
    </tr>
  );
}

/** For the style sheet. React's type of styles knows no properties of our own. */
function columns(count: number): CSSProperties {
  const style: Record<string, number> = { '--columns': count };
  return style;
}
