import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { filter } from '../../../ui/icon-paths.ts';
import { useFetched } from '../../../ui/use-fetched.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { onPlainClick } from './on-plain-click.ts';
import type { ChangeNarrowing } from './use-narrowing.ts';

type FilterOpenerProps = Omit<FilterFieldsProps, 'onChange'> & {
  /** Where the filters stand on the page: the link leads there where no script opens the sheet. */
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

  function open() {
    setChanged(false);
    setOpen(true);
  }

  return (
    <>
      <Chip
        icon={filter}
        href={`#${target}`}
        onClick={onPlainClick(open)}
        className="whitespace-nowrap lg:hidden"
      >
        {count === 0 ? t('filters.title') : t('filters.some', { count })}
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
