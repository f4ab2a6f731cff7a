import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type MembershipState, useMembership } from './use-membership.ts';

type Member = Extract<MembershipState, { state: 'member' }>;

type MembersOnlyProps = {
  /** One of these is needed. */
  scopes: readonly string[];
  logInHref: string;
  /** Heading while there is nothing else to read. */
  title: string;
  children: (member: Member) => ReactNode;
};

const texts = {
  loggedOut: { heading: 'organisation.loggedOut', lead: 'organisation.loggedOutLead' },
  unverified: { heading: 'organisation.unverified', lead: 'organisation.unverifiedLead' },
  noOrganisation: { heading: 'organisation.noOrganisation', lead: 'organisation.noOrganisationLead' },
  notAllowed: { heading: 'organisation.notAllowed', lead: 'organisation.notAllowedLead' },
} as const;

/** Shows its content to a member whose role permits it, and to others why there is none and what to do. */
export function MembersOnly({ scopes, logInHref, title, children }: MembersOnlyProps) {
  const t = useText();
  const membership = useMembership(scopes);
  if (membership.state === 'member') return children(membership);
  if (membership.state === 'reading')
    return (
      <div aria-busy="true" className="grid gap-4">
        <h1 className="sr-only">{title}</h1>
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-80 w-full" />
      </div>
    );
  const { state } = membership;
  const { heading, lead } = texts[state];
  return (
    <Panel className="grid max-w-160 justify-items-start gap-4">
      <h1 className="type-h2">{t(heading)}</h1>
      <p className="text-ink-2">{t(lead)}</p>
      {state === 'loggedOut' ? (
        <Button href={logInHref}>{t('organisation.logIn')}</Button>
      ) : (
        <Button href="/dashboard" kind="outline">
          {t('organisation.toAccount')}
        </Button>
      )}
    </Panel>
  );
}
