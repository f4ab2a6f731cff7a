import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { people } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { DateInput } from './date-input.tsx';
import type { PlanLineProps } from './plan-fields.tsx';

const loadFields = () => import('./plan-fields.tsx');

/**
 * Days and travellers of the search line. The calendar and the steppers load when one of them is pressed, or if
 * there is something to show. Without scripts they are the browser's own fields.
 */
export function PlanLine({ today, stated, spoken, onPlan }: PlanLineProps) {
  const t = useText();
  const [openedField, setOpenedField] = useState<'days' | 'travellers'>();
  const [isRemembered, setRemembered] = useState(false);
  useEffect(() => setRemembered(hasRememberedPlan()), []);
  const isWanted =
    openedField !== undefined ||
    isRemembered ||
    spoken !== undefined ||
    stated?.days !== undefined ||
    stated?.age !== undefined;
  const Fields = useLazyComponent(loadFields, isWanted);
  if (Fields)
    return <Fields today={today} stated={stated} spoken={spoken} onPlan={onPlan} opened={openedField} />;
  return (
    <>
      <div className="needs-js plan-fields">
        <DateInput size="large" onClick={() => setOpenedField('days')} aria-haspopup="dialog">
          {t('plan.days')}
        </DateInput>
        <DateInput
          size="large"
          icon={people}
          onClick={() => setOpenedField('travellers')}
          aria-haspopup="dialog"
        >
          {t('filters.party')}
        </DateInput>
      </div>
      <div className="no-js grid gap-3">
        {(['dateFrom', 'dateTo'] as const).map((name) => (
          <label key={name} className="grid gap-1.5 type-label">
            {t(`filters.${name}`)}
            <input
              type="date"
              name={name}
              min={today}
              defaultValue={stated?.days?.[name === 'dateFrom' ? 'from' : 'to']}
              className="control min-h-13 px-3.5"
            />
          </label>
        ))}
      </div>
    </>
  );
}

/** Whether the store of `trip-plan-store.ts`, which is not loaded yet, has something to show. */
function hasRememberedPlan(): boolean {
  try {
    return localStorage.getItem('trip-plan') !== null;
  } catch {
    return false;
  }
}
