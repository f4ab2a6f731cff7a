import { useText } from '../i18n/use-text.ts';
import { LocalLink } from './local-link.tsx';

type NothingYetProps = { title: string; hint: string; onFollow: () => void };

/** What would be there, and how to get it. */
export function NothingYet({ title, hint, onFollow }: NothingYetProps) {
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
