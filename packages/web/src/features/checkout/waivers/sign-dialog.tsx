import { localeTable } from '@ashore/core/locale/locales.ts';
import { plainName } from '@ashore/core/waivers/distinct-names.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { whenText } from '../../../store/trip-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DotLine } from '../../../ui/dot-line.tsx';
import { Note } from '../../../ui/note.tsx';
import type { CheckoutField } from '../plan/field.ts';
import { SignaturePart } from './signature-part.tsx';
import { SignerPart } from './signer-part.tsx';
import { type SigningDraft, signerOf, type WrongPart, wrongInDraft } from './signing-draft.ts';
import { useSigning } from './use-signing.ts';
import type { WaiverText } from './waiver-store.ts';
import { WaiverWords } from './waiver-words.tsx';

type SignDialogProps = {
  name: string;
  waiver: NonNullable<CheckoutField['waiver']>;
  text: WaiverText;
  onClose: () => void;
};

/** The text to be read, and below it the way to sign it: with the whole name, or by hand. */
export function SignDialog({ name, waiver, text, onClose }: SignDialogProps) {
  const t = useText();
  const intl = localeTable[usePage().locale].intl;
  const form = useId();
  const parts = useRef<HTMLFormElement>(null);
  const cart = useCommerceStore((state) => state.cart);
  const { busy, trouble, sign } = useSigning({ name, waiver, textVersion: text.version });
  const { participantName, age } = waiver;
  const [wrong, setWrong] = useState<WrongPart>();
  const [draft, setDraft] = useState<SigningDraft>({
    isMinor: age === 'minor',
    guardian: '',
    kind: 'typed',
    text: '',
    strokes: [],
  });
  const change = (part: (before: SigningDraft) => Partial<SigningDraft>) => {
    setWrong(undefined);
    setDraft((before) => ({ ...before, ...part(before) }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    // It stands in the form of the step, as React sees it: that one is not sent along.
    event.stopPropagation();
    const found = wrongInDraft(draft, participantName);
    flushSync(() => setWrong(found));
    if (found === undefined) {
      if (await sign(draft)) onClose();
      return;
    }
    // To what is not right; of a drawing, to the choice of drawing.
    const { current } = parts;
    const field =
      current?.querySelector<HTMLElement>('[aria-invalid]') ?? current?.querySelector('[type=radio]:checked');
    if (field instanceof HTMLElement) field.focus();
  }

  const trip = cart ? [cart.tourName, whenText(cart, intl, t)].join(', ') : '';
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      text={<DotLine parts={[plainName(participantName), trip].filter(Boolean)} />}
      actions={
        <>
          <Button wide type="submit" form={form} busy={busy} busyLabel={t('waiver.signing')}>
            {t('waiver.submit')}
          </Button>
          <Button wide kind="quiet" size="medium" onClick={onClose}>
            {t('waiver.cancel')}
          </Button>
        </>
      }
    >
      <WaiverWords text={text} />
      <form id={form} ref={parts} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <SignerPart draft={draft} waiver={waiver} isWrong={wrong === 'guardian'} onChange={change} />
        <SignaturePart
          draft={draft}
          signer={plainName(signerOf(draft, participantName))}
          wrong={wrong}
          onChange={change}
        />
        <p className="type-small text-ink-2">{t('waiver.confirm')}</p>
        {trouble && (
          <Note tone="error" live="assertive">
            {t(trouble)}
          </Note>
        )}
      </form>
    </Dialog>,
    document.body,
  );
}
