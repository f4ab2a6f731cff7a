import { codeAtEnd } from '@ashore/core/contract/product-path.ts';
import { type RefObject, useEffect } from 'react';

type MarkedCard = {
  /** The map; the cards stand beside it within the same main. */
  readonly place: RefObject<HTMLElement | null>;
  readonly codes: readonly string[];
  readonly marked: string | undefined;
  readonly onMark: (code: string | undefined) => void;
};

/** The card that is pointed at or has the focus marks its pin, and the other way round. Cards need not know of the map. */
export function useMarkedCard({ place, codes, marked, onMark }: MarkedCard): void {
  const known = codes.join();
  useEffect(() => {
    const page = place.current?.closest('main');
    if (!page) return;
    const tell = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('.rack-card') : null;
      if (!card) return;
      const code = codeOf(card);
      onMark(code !== undefined && known.includes(code) ? code : undefined);
    };
    page.addEventListener('pointerover', tell);
    page.addEventListener('focusin', tell);
    return () => {
      page.removeEventListener('pointerover', tell);
      page.removeEventListener('focusin', tell);
    };
  }, [place, known, onMark]);

  useEffect(() => {
    if (marked === undefined) return;
    const cards = place.current?.closest('main')?.querySelectorAll('.rack-card') ?? [];
    const card = [...cards].find((candidate) => codeOf(candidate) === marked);
    card?.setAttribute('data-marked', '');
    return () => card?.removeAttribute('data-marked');
  }, [place, marked]);
}

function codeOf(card: Element): string | undefined {
  const link = card.querySelector<HTMLAnchorElement>('a.card-link');
  return link ? codeAtEnd(new URL(link.href).pathname) : undefined;
}
