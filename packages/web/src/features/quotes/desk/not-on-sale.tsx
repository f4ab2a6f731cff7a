import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';

/** In place of the desk where a product has no way to be booked. */
export function NotOnSale() {
  const t = useText();
  return (
    <Note tone="amber" className="mt-12">
      {t('desk.noDates')}
    </Note>
  );
}
