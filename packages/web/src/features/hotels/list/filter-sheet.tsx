import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { close } from '../../../ui/media/icon-paths.ts';
import { useModal } from '../../../ui/overlays/modal.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { filterCount, noHotelFilters } from './hotel-query.ts';

type FilterSheetProps = FilterFieldsProps & { open: boolean; total: number; onClose: () => void };

/** All filters beside the list; on a phone over it. A choice applies at once, and the button says how many hotels fit. */
export default function FilterSheet({ open, total, onClose, ...fields }: FilterSheetProps) {
  const t = useText();
  const modal = useModal({ open, onClose });
  const { query, onChange } = fields;
  const isFiltered = filterCount(query) > 0;
  return (
    <dialog {...modal} aria-label={t('filters.title')} className={frame}>
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-1.5">
            <h2 className="type-h3">{t('filters.title')}</h2>
            <CornerButton path={close} label={t('shell.close')} onPress={onClose} className="-mr-3" />
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-5 pb-8">
            <FilterFields {...fields} />
          </div>
          <footer className="flex items-center gap-3 border-t border-line px-5 pt-3 pb-5">
            <Button
              kind="quiet"
              size="medium"
              className="-ml-3 whitespace-nowrap aria-disabled:opacity-35"
              aria-disabled={!isFiltered}
              onClick={() => isFiltered && onChange({ ...noHotelFilters, sort: query.sort })}
            >
              {t('filters.clear')}
            </Button>
            <Button kind="strong" wide onClick={onClose}>
              <span aria-live="polite">{t('hotels.show-results', { count: total })}</span>
            </Button>
          </footer>
        </div>
      )}
    </dialog>
  );
}

const frame = [
  'm-0 mr-auto h-dvh max-h-none w-full max-w-none overflow-hidden bg-card text-ink shadow-floating md:w-100',
  'backdrop:bg-scrim starting:backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-250',
  'transition-[opacity,translate] duration-250 ease-out starting:opacity-0 starting:translate-y-8',
].join(' ');
