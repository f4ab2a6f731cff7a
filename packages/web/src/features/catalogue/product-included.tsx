import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { check, close, info, plus } from '../../ui/icon-paths.ts';

const lists = [
  { feature: 'Included', icon: check, sign: 'text-leaf', title: 'product.included' },
  { feature: 'NotIncluded', icon: close, sign: 'text-ink-2', title: 'product.notIncluded' },
  { feature: 'ToBring', icon: plus, sign: 'text-sea', title: 'product.bring' },
  { feature: 'ToKnow', icon: info, sign: 'text-sea', title: 'product.know' },
] as const;

/** What the price covers and what it does not, what to bring and what to know. */
export function ProductIncluded({ features }: { features: TourDetails['featureSet'] }) {
  const t = useText();
  const shown = lists.flatMap((list) => {
    const values = features.find(({ feature }) => feature === list.feature)?.values;
    return values ? [{ ...list, values }] : [];
  });
  return (
    <div className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {shown.map(({ feature, title, ...list }) => (
        <section key={feature}>
          <h2 className="type-h3">{t(title)}</h2>
          <Values {...list} />
        </section>
      ))}
    </div>
  );
}

function Values({ icon, sign, values }: { icon: string; sign: string; values: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-2">
      {values.map((value) => (
        <li key={value} className="flex gap-3">
          <Icon path={icon} className={`mt-0.5 shrink-0 ${sign}`} />
          {value}
        </li>
      ))}
    </ul>
  );
}
