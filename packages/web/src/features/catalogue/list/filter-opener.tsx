import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { filter } from '../../../ui/icon-paths.ts';
import { useFetched } from '../../../ui/use-fetched.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import type { ChangeNarrowing } from './use-narrowing.ts';

type FilterOpenerProps = Omit<FilterFieldsProps, 'onChange'> & {
  /** Where the filters stand on the page: the link leads there where no script can open the sheet. */
  target: string;
  kind: Parameters<typeof import('./filter-sheet.tsx').default>[0]['kind'];
  isComing: boolean;
  onChange: ChangeNarrowing;
};

const loadSheet = () => import('./filter-sheet.tsx');

/** On a phone: the way to the filters. All that one opening of the sheet changes is one step of the way back. */
export function FilterOpener({ target, kind, isComing, onChange, ...fields }: FilterOpenerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const Sheet = useFetched(loadSheet, isOpen);
  const count = chosenFilters(fields.narrowing).length;

  const label = count === 0 ? t('filters.title') : t('filters.some', { count });

  function open() {
    setChanged(false);
    setOpen(true);
  }

  return (
    <>
      <Chip icon={filter} onClick={open} className="scripted whitespace-nowrap lg:hidden">
        {label}
      </Chip>
      <Chip icon={filter} href={`#${target}`} className="unscripted whitespace-nowrap lg:hidden">
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
