import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import * as icons from '../../ui/icon-paths.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { searchAddress } from './search-address.ts';

type SearchFormProps = {
  /** `desk` is a panel with a label, `line` a single line for those who book for guests. */
  look: 'desk' | 'line';
  query?: string;
};

/** One field, one button. Without scripts the browser sends the form by itself. */
export function SearchForm({ look, query = '' }: SearchFormProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const address = withLocale('/search', locale);

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = searchAddress(field.current?.value ?? '');
    setMissing(target === undefined);
    if (target === undefined) field.current?.focus();
    else void navigate(withLocale(target, locale), { viewTransition: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not in every browser we serve.
    <form
      role="search"
      action={address}
      method="get"
      noValidate
      onSubmit={submit}
      className={`search search-${look}`}
    >
      <label htmlFor={id} className={look === 'desk' ? 'type-label' : 'sr-only'}>
        {t(look === 'desk' ? 'search.label' : 'search.labelGuest')}
      </label>
      <div className="search-row">
        <TextInput
          ref={field}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_QUERY}
          defaultValue={query}
          icon={icons.search}
          placeholder={t(look === 'desk' ? 'search.placeholder' : 'search.labelGuest')}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" busy={location?.pathname === address} busyLabel={t('search.searching')}>
          {t('search.submit')}
        </Button>
      </div>
      {isMissing && <FieldError id={`${id}-missing`}>{t('search.missing')}</FieldError>}
    </form>
  );
}
