import { useText } from '../../../i18n/texts.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { toggleInComparison } from './compared-hotels.ts';

/** On a card, above the link that covers it. */
export function CompareHotelToggle({ hotelid, hotelName }: { hotelid: string; hotelName: string }) {
  const t = useText();
  const isChosen = useExtrasStore(({ comparedHotels }) => comparedHotels.includes(hotelid));
  return (
    <Checkbox
      label={<span className="-ml-1 type-small text-ink-2">{t('hotels.compare')}</span>}
      aria-label={t('hotels.compareNamed', { name: hotelName })}
      checked={isChosen}
      onChange={() => toggleInComparison(hotelid)}
      className="needs-js compare-toggle"
    />
  );
}
