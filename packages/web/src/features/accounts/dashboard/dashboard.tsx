import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { type Userinfo, useRootStore } from '../../../store/root-store.ts';
import { useIsRead } from '../../../store/saved-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Anchor } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useCurrentInView } from '../../../ui/layout/tab-strip.ts';
import { Icon } from '../../../ui/media/icon.tsx';

/** A part of the account, with a page of its own. */
export type DashboardPart = {
  /** Its name in the address; that of the first part is not needed there. */
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly content: ReactNode;
};

type DashboardProps = {
  logInHref: string;
  /** The parts for a traveller with a confirmed address. */
  partsOf: (userinfo: Userinfo) => readonly DashboardPart[];
  /** What travellers see until they have confirmed their address. */
  unverified: ReactNode;
};

/** The account of the logged-in traveller, one part at a time. */
export function Dashboard({ logInHref, partsOf, unverified }: DashboardProps) {
  const isRead = useIsRead(useRootStore);
  const userinfo = useRootStore(({ auth }) => (auth.isAuthenticated ? auth.userinfo : null));
  if (!isRead) return <Loading />;
  if (userinfo === null) return <LoggedOut logInHref={logInHref} />;
  if (userinfo.email_verified === false) return <div className="mx-auto max-w-180">{unverified}</div>;
  return <Parts parts={partsOf(userinfo)} />;
}

function Parts({ parts }: { parts: readonly DashboardPart[] }) {
  const t = useText();
  const wanted = new URLSearchParams(useLocation().search).get('part');
  const current = parts.find(({ name }) => name === wanted) ?? parts[0];
  const strip = useCurrentInView<HTMLElement>(current?.name ?? '');
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav
        ref={strip}
        aria-label={t('dashboard.title')}
        className="-mx-1 flex gap-2.5 self-start overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] lg:grid lg:gap-1"
      >
        {parts.map(({ name, label, icon }, index) => (
          <Anchor
            key={name}
            href={index === 0 ? '/dashboard' : `/dashboard?part=${name}`}
            aria-current={name === current?.name ? 'page' : undefined}
            className={partLook}
          >
            <Icon path={icon} className="hidden lg:block" />
            {label}
          </Anchor>
        ))}
      </nav>
      <div className="min-w-0">{current?.content}</div>
    </div>
  );
}

/** A pill in a row on a phone, a line in a column on a wide screen. */
const partLook = [
  'type-button-medium flex min-h-11 shrink-0 items-center gap-3 rounded-full border border-ink-2/60 px-4 whitespace-nowrap',
  'aria-[current=page]:border-transparent aria-[current=page]:bg-ink aria-[current=page]:text-paper',
  'lg:rounded-control lg:border-transparent lg:text-ink lg:hover:bg-foam/60',
  'lg:aria-[current=page]:bg-foam lg:aria-[current=page]:text-sea',
].join(' ');

function LoggedOut({ logInHref }: { logInHref: string }) {
  const t = useText();
  return (
    <Panel className="mx-auto grid max-w-180 gap-4">
      <h1 className="type-h2">{t('dashboard.loggedOut')}</h1>
      <p className="text-ink-2">{t('dashboard.loggedOutLead')}</p>
      <Button href={logInHref}>{t('dashboard.logIn')}</Button>
    </Panel>
  );
}

function Loading() {
  const t = useText();
  return (
    <div aria-busy="true" className="mx-auto grid max-w-180 gap-4">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}
