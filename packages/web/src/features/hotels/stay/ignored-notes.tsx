import type { StatedStay } from '@ashore/core/contract/values/stay-address.ts';
import { MAX_NIGHTS } from '@ashore/core/hotels/stay-limits.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { nightsText, partyCounts } from './stay-texts.ts';

/** What the address said and was not usable, with what is shown in its place. */
export function IgnoredNotes({ ignored, search }: StatedStay) {
  const t = useText();
  const { locale } = usePage();
  const dates = nightsText(search, locale, t);
  const texts = {
    dates: t('hotels.ignoredDates', { dates }),
    nights: t('hotels.ignoredNights', { most: MAX_NIGHTS, dates }),
    rooms: t('hotels.ignoredRooms', partyCounts(search.rooms)),
  };
  return ignored.map((part) => (
    <Note key={part} tone="amber" className="mt-2 mb-4">
      {texts[part]}
    </Note>
  ));
}
