import { useText } from '../../i18n/texts.ts';
import { LocalLink } from '../../page/links.tsx';

type FeaturePlaceholderProps = { title: string; hint: string; onFollow: () => void };

/** Empty state of a panel: what would be here, and how to get it. */
export function FeaturePlaceholder({ title, hint, onFollow }: FeaturePlaceholderProps) {
  const t = useText();
  return (
    <>
      <p className="type-h4">{title}</p>
      <p className="text-ink-2">{hint}</p>
      <LocalLink to="/toursAndActivities" className="link flex min-h-11 items-center" onClick={onFollow}>
        {t('shell.findATrip')}
      </LocalLink>
    </>
  );
}
