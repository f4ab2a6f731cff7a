import { useText } from '../../i18n/texts.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';

type BreadcrumbTrailProps = {
  here: string;
  /** Pages between home and this one. */
  between?: readonly { label: string; href?: string }[];
};

export function BreadcrumbTrail({ here, between = [] }: BreadcrumbTrailProps) {
  const t = useText();
  return (
    <Breadcrumbs
      label={t('shell.breadcrumbs')}
      items={[{ label: t('shell.home'), href: '/' }, ...between, { label: here }]}
    />
  );
}
