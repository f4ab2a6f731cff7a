import { useText } from '../../../i18n/use-text.ts';
import { useDeskWords } from './use-desk-words.ts';
import { useFromWords } from './use-from-words.ts';

/** The least that the product costs, and what that was in the thirty days before a promotion. */
export function FromPrice() {
  const t = useText();
  const { price } = useDeskWords();
  const { basePrice, originalPrice, currency, before, after, each } = useFromWords();
  return (
    <p className="text-ink-2" data-price>
      <span className="flex flex-wrap items-baseline gap-x-1.5 type-compact">
        <span>{before}</span>
        {originalPrice !== null && (
          <span>
            <span className="sr-only">{t('tour.was')} </span>
            <s>{price(originalPrice, currency)}</s>
          </span>
        )}
        <strong className="type-total text-ink">{price(basePrice, currency)}</strong>
        <span>
          {after} {each}
        </span>
      </span>
      {originalPrice !== null && (
        <span className="type-tiny">{t('tour.lowest', { price: price(originalPrice, currency) })}</span>
      )}
    </p>
  );
}
