import { type CSSProperties, type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import type { ComparisonRow } from './comparison-rows.ts';

export type ComparisonColumn = {
  readonly code: string;
  /** What a screen reader says of the column; its head also has links and buttons. */
  readonly name: string;
  readonly head: ReactNode;
  /** Where the button below the column leads. */
  readonly address: string;
};

type ComparisonTableProps = {
  caption: string;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow[];
  /** What the first column names. */
  factLabel: string;
  /** Label of the checkbox that hides rows with equal values, by their number. */
  onlyLabel: (sameCount: number) => ReactNode;
  chooseLabel: string;
};

/**
 * Table with products as columns and properties as rows. While the checkbox above is ticked, the style sheet
 * hides rows with equal values. This works without scripts.
 */
export function ComparisonTable({ caption, columns, rows, factLabel, ...labels }: ComparisonTableProps) {
  const id = useId();
  const sameCount = rows.filter(({ isSame }) => isSame).length;
  return (
    <div className="comparison" style={columnCount(columns.length)}>
      {sameCount > 0 && (
        <Checkbox defaultChecked label={labels.onlyLabel(sameCount)} className="comparison-only" />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section aria-labelledby={id} tabIndex={0} className="comparison-scroll">
        <table>
          <caption id={id} className="sr-only">
            {caption}
          </caption>
          <colgroup>
            <col className="comparison-names" />
            {columns.map(({ code }) => (
              <col key={code} />
            ))}
          </colgroup>
          <Heads columns={columns} factLabel={factLabel} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} columns={columns} />
            ))}
            <ChooseRow columns={columns} chooseLabel={labels.chooseLabel} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

type ColumnsProps = Pick<ComparisonTableProps, 'columns'>;

function Heads({ columns, factLabel }: ColumnsProps & Pick<ComparisonTableProps, 'factLabel'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{factLabel}</span>
        </th>
        {columns.map(({ code, name, head }) => (
          <th key={code} scope="col" abbr={name} aria-label={name}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row: { label, isSame, cells }, columns }: ColumnsProps & { row: ComparisonRow }) {
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {columns.map(({ code }, index) => (
        <td key={code}>{cells[index]}</td>
      ))}
    </tr>
  );
}

function ChooseRow({ columns, chooseLabel }: ColumnsProps & Pick<ComparisonTableProps, 'chooseLabel'>) {
  return (
    <tr className="comparison-choose">
      <th scope="row">
        <span className="sr-only">{chooseLabel}</span>
      </th>
      {columns.map(({ code, address }) => (
        <td key={code}>
          <Button kind="outline" size="medium" wide href={address}>
            {chooseLabel}
          </Button>
        </td>
      ))}
    </tr>
  );
}

/** Custom property for the style sheet. React's style type does not know custom properties. */
function columnCount(count: number): CSSProperties {
  const style: Record<string, number> = { '--columns': count };
  return style;
}
