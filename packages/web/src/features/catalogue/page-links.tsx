import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

type PageLinksProps = {
  /** The list, without its page. */
  path: string;
  /** Counted from 0. */
  number: number;
  total: number;
};

/** The way to the rest of a long list. */
export function PageLinks({ path, number, total }: PageLinksProps) {
  const t = useText();
  if (total < 2) return null;
  const join = path.includes('?') ? '&' : '?';
  const to = (page: number) => (page === 0 ? path : `${path}${join}page=${page + 1}`);
  return (
    <nav aria-label={t('list.pages')} className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {number > 0 && (
        <Button href={to(number - 1)} kind="outline">
          {t('list.previous')}
        </Button>
      )}
      <span className="text-ink-2">{t('list.page', { page: number + 1, pages: total })}</span>
      {number + 1 < total && (
        <Button href={to(number + 1)} kind="outline">
          {t('list.next')}
        </Button>
      )}
    </nav>
  );
}
