import { sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isProofNeeded } from '../../../api/calls.ts';
import { callAsAccount } from '../../../api/own-calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';

type LogoFieldProps = {
  orgId: string;
  logoUrl: string | null;
  /** Says that a change needs a fresh log-in, and leads to it. */
  proofNeeded: ReactNode;
  onChange: (logoUrl: string | null) => void;
};

/** `picture`: what is to be saved once the admin has logged in again; null removes the logo. */
type State = 'idle' | 'sending' | 'saved' | 'unreadable' | 'failed' | { readonly picture: string | null };

const texts = {
  saved: 'settings.logoSaved',
  unreadable: 'settings.logoUnreadable',
  failed: 'settings.notSaved',
} as const;

/** The logo of an organisation. A chosen file is stored at once. */
export function LogoField({ orgId, logoUrl, proofNeeded, onChange }: LogoFieldProps) {
  const t = useText();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('idle');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    setState('sending');
    const { shrinkLogo } = await import('./shrink-logo.ts');
    const picture = await shrinkLogo(file);
    if (picture === undefined) setState('unreadable');
    else await save(picture);
  }

  async function save(picture: string | null) {
    setState('sending');
    try {
      const stored = await callAsAccount((api, subjectId) =>
        api.organisations.saveLogo({ params: { orgId }, query: { subjectId }, body: { picture } }),
      );
      onChange(stored.logoUrl);
      setState('saved');
    } catch (error) {
      if (isProofNeeded(error)) return setState({ picture });
      log('warn', 'The logo could not be saved', error);
      setState('failed');
    }
  }

  return (
    <div className="grid gap-3">
      <p className="type-label">{t('settings.logo')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {logoUrl !== null && (
          <img
            src={sizedPath(logoUrl, { width: 160, height: 160 })}
            width={80}
            height={80}
            alt={t('settings.logoNow')}
            className="size-20 rounded-print border border-line"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('settings.logoFile')}
          aria-describedby={hint}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
        <Button
          kind="outline"
          size="medium"
          busy={state === 'sending'}
          onClick={() => input.current?.click()}
        >
          {t(logoUrl === null ? 'settings.logoAdd' : 'settings.logoChange')}
        </Button>
        {logoUrl !== null && typeof state === 'string' && (
          <Button kind="quiet" size="medium" onClick={() => void save(null)}>
            {t('settings.logoRemove')}
          </Button>
        )}
      </div>
      <p id={hint} className="type-small text-ink-2">
        {t('settings.logoHint')}
      </p>
      <div role="status">
        {typeof state === 'string' && state !== 'idle' && state !== 'sending' && (
          <Note tone={state === 'saved' ? 'success' : 'error'}>{t(texts[state])}</Note>
        )}
      </div>
      {typeof state === 'object' && (
        <div role="alert" className="grid justify-items-start gap-4">
          {proofNeeded}
          <Button kind="outline" size="medium" onClick={() => void save(state.picture)}>
            {t(state.picture === null ? 'settings.logoRemove' : 'settings.logoSave')}
          </Button>
        </div>
      )}
    </div>
  );
}
