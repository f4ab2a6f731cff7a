import { localeTable } from '@ashore/core/locale/locales.ts';
import { plainName } from '@ashore/core/waivers/signature.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { DotLine } from '../../../ui/layout/panel.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { CheckoutField } from '../fields/field.ts';
import { SignaturePart, SignerPart } from './signature-part.tsx';
import { type SigningDraft, signerOf, useSigning, type WrongPart, wrongInDraft } from './use-signing.ts';
import type { WaiverText } from './waiver-store.ts';

type SignDialogProps = {
  name: string;
  waiver: NonNullable<CheckoutField['waiver']>;
  text: WaiverText;
  onClose: () => void;
};

/** The text of the waiver, and below it the ways to sign it: typing the full name, or drawing. */
export function SignDialog({ name, waiver, text, onClose }: SignDialogProps) {
  const t = useText();
  const intl = localeTable[usePage().locale].intl;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const cart = useCommerceStore((state) => state.cart);
  const { busy, problem, sign } = useSigning({ name, waiver, textVersion: text.version });
  const { participantName, age } = waiver;
  const [wrongPart, setWrong] = useState<WrongPart>();
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
    // In React the event also reaches the step's form around this dialog, which must not be submitted.
    event.stopPropagation();
    const mistake = wrongInDraft(draft, participantName);
    flushSync(() => setWrong(mistake));
    if (mistake === undefined) {
      if (await sign(draft)) onClose();
      return;
    }
    // Focuses the invalid field, or the choice of drawing if the drawing is invalid.
    const { current } = formElement;
    const field =
      current?.querySelector<HTMLElement>('[aria-invalid]') ?? current?.querySelector('[type=radio]:checked');
    if (field instanceof HTMLElement) field.focus();
  }

  const trip = cart ? [cart.tourName, whenText(cart, intl, t)] : [];
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      text={<DotLine parts={[plainName(participantName), ...trip]} />}
      actions={
        <>
          <Button wide type="submit" form={formId} busy={busy} busyLabel={t('waiver.signing')}>
            {t('waiver.submit')}
          </Button>
          <Button wide kind="quiet" size="medium" onClick={onClose}>
            {t('waiver.cancel')}
          </Button>
        </>
      }
    >
      <WaiverTexts text={text} />
      <form
        id={formId}
        ref={formElement}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <SignerPart draft={draft} waiver={waiver} isWrong={wrongPart === 'guardian'} onChange={change} />
        <SignaturePart
          draft={draft}
          signer={plainName(signerOf(draft, participantName))}
          wrong={wrongPart}
          onChange={change}
        />
        <p className="type-small text-ink-2">{t('waiver.confirm')}</p>
        {problem && (
          <Note tone="error" live="assertive">
            {t(problem)}
          </Note>
        )}
      </form>
    </Dialog>,
    document.body,
  );
}

/**
 * The whole text. It scrolls with the form below, because a scrolling box inside the dialog would be hard to
 * use.
 */
function WaiverTexts({ text }: { text: WaiverText }) {
  const t = useText();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that is scrolled must be reachable to be read by keyboard.
      tabIndex={0}
      lang={text.language}
      aria-label={t('waiver.text')}
      data-first-focus
      // Keeps the title and the traveller's name above visible when the text gets the focus.
      className="scroll-mt-60 rounded-control border border-line-2 bg-paper px-4 py-3 type-small"
    >
      {text.sections.map(({ heading, points }) => (
        <div key={heading} className="not-first:mt-4">
          <h3 className="type-label">{heading}</h3>
          <ul className="mt-1 grid list-disc gap-1.5 pl-4.5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
