import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note.tsx';

/** Nobody is to learn at the last step of the checkout that something has to be signed. */
export function ProductWaiver({ waiver }: Pick<TourDetails, 'waiver'>) {
  const t = useText();
  if (waiver === null) return null;
  return (
    <Note className="mt-7">
      <strong className="font-semibold">{t('product.waiver')}</strong>
      <br />
      {t('product.waiverMore')}
    </Note>
  );
}
