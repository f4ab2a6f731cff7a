import { useText } from '../i18n/use-text.ts';
import { usePage } from '../page/use-page.ts';

/** A test environment says so, quietly, on every page. */
export function EnvironmentBanner() {
  const t = useText();
  const { site } = usePage();
  if (site.environment === 'production') return null;
  return (
    <aside className="type-tiny bg-amber-tint px-4 py-1 text-center text-amber">
      {t('shell.integrationNotice')}
    </aside>
  );
}
