import { type KeyboardEvent, useState } from 'react';
import { TextInput } from './text-input.tsx';
import { typedNumber } from './typed-number.ts';

export type RangeFieldProps = {
  label: string;
  value: number;
  format: (value: number) => string;
  /** Once it is left or confirmed; what holds no number is put back. */
  onType: (value: number) => void;
};

export function RangeField({ label, value, format, onType }: RangeFieldProps) {
  // Undefined while nobody types: then the field shows the value, also one that a handle moves.
  const [typed, setTyped] = useState<string>();

  function take() {
    const number = typed === undefined ? undefined : typedNumber(typed);
    setTyped(undefined);
    if (number !== undefined && number !== value) onType(number);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter confirms the number; submitting the form around it would do so with the old one.
    event.preventDefault();
    take();
  }

  return (
    <TextInput
      size="medium"
      inputMode="numeric"
      aria-label={label}
      value={typed ?? format(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={take}
      onKeyDown={onKeyDown}
      className="min-w-0 grow"
    />
  );
}
