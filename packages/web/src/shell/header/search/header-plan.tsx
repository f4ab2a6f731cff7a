import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import { usePage } from '../../../page/use-page.ts';
import { planParameters, sizeOf, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { headerPlanTexts } from './header-plan-texts.ts';

/** The remembered days and travellers, with which the search of the header is sent. */
export default function HeaderPlan() {
  const { intl, messages } = localeTable[usePage().locale];
  const { name, travellers: travellersText } = headerPlanTexts[messages];
  const plan = useTripPlanStore();
  const { party, age } = planParameters(plan);
  const isPartySent = party !== undefined || age !== undefined;
  const parts = [
    plan.days && dayRangeText(plan.days, intl),
    isPartySent && plan.travellers && travellersText(sizeOf(plan.travellers)),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="type-small whitespace-nowrap text-ink-2 max-xl:hidden">
      <span className="sr-only">{name} </span>
      {parts.join(' · ')}
    </p>
  );
}
