import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { LocalLink } from './local-link.tsx';

type EmptyWidgetProps = {
  icon: string;
  name: string;
  title: string;
  hint: string;
};

/** A tool of the header that has nothing to show yet, and says what would be there and how to get it. */
export function EmptyWidget({ icon, name, title, hint }: EmptyWidgetProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={name}
      closeLabel={t('shell.close')}
      trigger={(props) => (
        <button type="button" className="header-tool scripted" aria-label={name} {...props}>
          <Icon path={icon} />
        </button>
      )}
    >
      <p className="type-h4">{title}</p>
      <p className="text-ink-2">{hint}</p>
      <LocalLink
        to="/toursAndActivities"
        className="link flex min-h-11 items-center"
        onClick={() => setOpen(false)}
      >
        {t('shell.findATrip')}
      </LocalLink>
    </Popover>
  );
}
