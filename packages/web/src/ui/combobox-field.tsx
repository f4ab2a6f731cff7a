import { classNames } from './class-names.ts';
import { CornerButton } from './corner-button.tsx';
import { arrowLeft, close as cross, search } from './icon-paths.ts';
import { TextInput } from './text-input.tsx';
import type { useCombobox } from './use-combobox.ts';

export type ComboboxTexts = {
  label: string;
  placeholder: string;
  clear: string;
  /** On a phone, where the open field is a page of its own. */
  back: string;
  /** After what opens beside the page: "opens in a new tab". */
  newTab: string;
};

export type ComboboxFieldProps = {
  combobox: ReturnType<typeof useCombobox>;
  /** Whether the list is there for the field to point to. */
  listed: boolean;
  texts: ComboboxTexts;
  name: string;
  value: string;
};

export function ComboboxField({ combobox, listed, texts, name, value }: ComboboxFieldProps) {
  const { open, listId, marked, show, close, clear } = combobox;
  return (
    <div className={classNames('flex items-center gap-1', open && BAR)}>
      {open && <CornerButton path={arrowLeft} label={texts.back} onPress={close} className="md:hidden" />}
      <TextInput
        ref={combobox.field}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : `${listId}-${marked}`}
        name={name}
        value={value}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        icon={search}
        trailing={value !== '' && <CornerButton path={cross} label={texts.clear} onPress={clear} />}
        onFocus={show}
        onClick={show}
        onChange={(event) => combobox.onChange(event.currentTarget.value)}
        onKeyDown={combobox.onKeyDown}
        className="grow"
      />
    </div>
  );
}

const BAR = 'max-md:border-b max-md:border-line max-md:p-2';
