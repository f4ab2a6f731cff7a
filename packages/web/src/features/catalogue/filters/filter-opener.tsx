import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { filter } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import type { ChangeFilters } from './use-filters.ts';

type FilterOpenerProps = Omit<FilterFieldsProps, 'onChange'> & {
  /** Id of the filters on the page. The link leads there where scripts do not run. */
  target: string;
  kind: Parameters<typeof import('./filter-sheet.tsx').default>[0]['kind'];
  isComing: boolean;
  onChange: ChangeFilters;
};

const loadSheet = () => import('./filter-sheet.tsx');

/** Opens the filters on a phone. All changes made while the sheet is open share one history entry. */
export function FilterOpener({ target, kind, isComing, onChange, ...fields }: FilterOpenerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const Sheet = useLazyComponent(loadSheet, isOpen);
  const count = chosenFilters(fields.filters).length;

  const label = count === 0 ? t('filters.title') : t('filters.some', { count });

  function open() {
    setChanged(false);
    setOpen(true);
  }

  return (
    <>
      <Chip icon={filter} onClick={open} className="needs-js whitespace-nowrap lg:hidden">
        {label}
      </Chip>
      <Chip icon={filter} href={`#${target}`} className="no-js whitespace-nowrap lg:hidden">
        {label}
      </Chip>
      {Sheet && (
        <Sheet
          {...fields}
          open={isOpen}
          onClose={() => setOpen(false)}
          kind={kind}
          isComing={isComing}
          onChange={(next) => {
            onChange(next, { replace: hasChanged });
            setChanged(true);
          }}
        />
      )}
    </>
  );
}
