import { numberFormat, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { useId } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { BarChart } from './bar-chart.tsx';
import { dayLabel } from './chart-scale.ts';

export type Sales = Awaited<ReturnType<typeof browserClient.organisations.sales>>;

/** Sales and number of bookings of the six days before today, each as bars with a table behind them. */
export function SalesCharts({ sales: { points, others } }: { sales: Sales }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const dates = points.map(({ date }) => date);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const [inEuro, inDollars, bookings] = [
    points.map(({ EUR }) => EUR),
    points.map(({ USD }) => USD),
    points.map(({ bookings }) => bookings),
  ];
  const amount = (value: number, currency: CurrencyCode) =>
    formatMoney(fromDecimal(value.toFixed(2), currency), intl);
  const sumsOf = (sums: Sales['others']) =>
    sideBySide(
      sums.map(({ currencyCode, grandTotal }) =>
        formatMoney(fromDecimal(grandTotal, currencyCode as CurrencyCode), intl),
      ),
      messages,
    );
  const whole = (value: number) => numberFormat(intl).format(value);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Chart
        label={t('overview.sales')}
        total={t('overview.sumOfBoth', {
          euro: amount(sum(inEuro), 'EUR'),
          dollars: amount(sum(inDollars), 'USD'),
        })}
        legend={
          <p aria-hidden="true" className="flex gap-4 type-small">
            <Key look="bg-sea">EUR</Key>
            <Key look="bg-sun">USD</Key>
          </p>
        }
        columns={['EUR', 'USD']}
        rows={points.map(({ date, EUR, USD }) => [date, amount(EUR, 'EUR'), amount(USD, 'USD')])}
        note={others.length > 0 && t('overview.others', { sums: sumsOf(others) })}
      >
        <BarChart
          dates={dates}
          series={[
            { name: 'EUR', look: 'sea', values: inEuro },
            { name: 'USD', look: 'sun', values: inDollars },
          ]}
          format={whole}
        />
      </Chart>
      <Chart
        label={t('overview.bookings')}
        total={whole(sum(bookings))}
        columns={[t('overview.bookings')]}
        rows={points.map((point) => [point.date, whole(point.bookings)])}
      >
        <BarChart
          dates={dates}
          series={[{ name: 'bookings', look: 'sea', values: bookings }]}
          format={whole}
        />
      </Chart>
    </div>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3 rounded-badge ${look}`} />
      {children}
    </span>
  );
}

type ChartProps = {
  label: string;
  total: string;
  legend?: React.ReactNode;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: React.ReactNode;
  children: React.ReactNode;
};

function Chart({ label, total, legend, columns, rows, note, children }: ChartProps) {
  const t = useText();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-panel border border-line bg-card p-5 md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="type-small text-ink-2">
          {label}
          <span className="block type-h3 text-ink tabular-nums">{total}</span>
        </h2>
        {legend}
      </div>
      {children}
      {note && <p className="type-small text-ink-2">{note}</p>}
      <Disclosure moreLabel={t('overview.showTable')} lessLabel={t('overview.hideTable')}>
        <ChartTable label={label} columns={columns} rows={rows} />
      </Disclosure>
    </section>
  );
}

function ChartTable({ label, columns, rows }: Pick<ChartProps, 'label' | 'columns' | 'rows'>) {
  const t = useText();
  return (
    <table className="mt-2 w-full type-small tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-1.5 pr-4">
            {t('overview.day')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([date = '', ...values]) => (
          <ChartTableRow key={date} label={dayLabel(date)} values={values} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type ChartTableRowProps = { label: string; values: readonly string[]; columns: readonly string[] };

function ChartTableRow({ label, values, columns }: ChartTableRowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 pr-4 text-left font-normal">
        {label}
      </th>
      {values.map((value, column) => (
        <td key={columns[column]} className="py-1.5 text-right">
          {value}
        </td>
      ))}
    </tr>
  );
}
