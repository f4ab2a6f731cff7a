import { useText } from '../i18n/use-text.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

type PageTrailProps = {
  here: string;
  /** What lies between home and this page. */
  between?: readonly { label: string; href?: string }[];
};

export function PageTrail({ here, between = [] }: PageTrailProps) {
  const t = useText();
  return (
    <Breadcrumbs
      label={t('shell.breadcrumbs')}
      items={[{ label: t('shell.home'), href: '/' }, ...between, { label: here }]}
    />
  );
}
