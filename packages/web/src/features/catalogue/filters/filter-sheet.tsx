import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { useModal } from '../../../ui/overlays/modal.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';
import { DaysFilter } from './days-filter.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { useFilterTexts } from './filter-texts.ts';

type FilterSheetProps = FilterFieldsProps & {
  open: boolean;
  onClose: () => void;
  kind: ProductType | undefined;
  isComing: boolean;
};

/**
 * Filters in a sheet over the list, for narrow screens. A choice applies at once, and the button shows how
 * many products are left.
 */
export default function FilterSheet({ open, onClose, kind, isComing, ...fields }: FilterSheetProps) {
  const t = useText();
  const { days: daysText } = useFilterTexts(fields.list);
  const modal = useModal({ open, onClose });
  const { list, filters, onChange } = fields;
  const isNarrowed = chosenFilters(filters).length > 0;
  const count = list.paging.totalElements;
  return (
    <dialog {...modal} aria-label={t('filters.title')} className={frame}>
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-1.5">
            <h2 className="type-h3">{t('filters.title')}</h2>
            <CornerButton path={close} label={t('shell.close')} onPress={onClose} className="-mr-3" />
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-5 pb-8">
            <DaysFilter
              chosen={filters.days}
              today={list.today}
              format={daysText}
              onChange={(days) => onChange({ ...filters, days })}
            />
            <FilterFields {...fields} />
          </div>
          <footer className="flex items-center gap-3 border-t border-line bg-card px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
            <Button
              kind="quiet"
              className="-ml-3 whitespace-nowrap aria-disabled:opacity-35"
              onClick={isNarrowed ? () => onChange(withoutFilters(filters)) : undefined}
              aria-disabled={!isNarrowed}
            >
              {t('filters.clear')}
            </Button>
            <Button kind="strong" wide onClick={onClose} className={isComing ? 'opacity-70' : undefined}>
              <span aria-live="polite">{t('filters.show', { kind: kind ?? 'all', count })}</span>
            </Button>
          </footer>
        </div>
      )}
    </dialog>
  );
}

const frame = [
  'm-0 ml-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-card text-ink shadow-floating md:w-100',
  'backdrop:bg-scrim starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0 starting:translate-y-8',
].join(' ');
