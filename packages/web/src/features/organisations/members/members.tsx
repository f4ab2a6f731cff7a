import { type ReactNode, useEffect, useState } from 'react';
import type { api as browserClient } from '../../../api/browser-client.ts';
import { FailedCall, isProofNeeded } from '../../../api/calls.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MembersOnly } from '../members-only.tsx';
import { OrganisationSettings } from '../settings/organisation-settings.tsx';
import { SEES_BOOKINGS } from '../use-membership.ts';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import { type Role, roleTexts } from './role-select.tsx';

type MemberList = Awaited<ReturnType<typeof browserClient.organisations.members>>;
type Own = { readonly orgId: string; readonly subjectId: string };
type Api = typeof browserClient.organisations;

const MANAGER_SCOPE = 'users:manager:read-write';

type MembersProps = {
  logInHref: string;
  /** Says that a change needs a fresh log-in, and leads to it. */
  proofNeeded: ReactNode;
};

/** The members of an organisation with their roles, its invitations, and the way out. */
export function Members({ logInHref, proofNeeded }: MembersProps) {
  const t = useText();
  return (
    <MembersOnly scopes={[...SEES_BOOKINGS, MANAGER_SCOPE]} logInHref={logInHref} title={t('members.title')}>
      {({ organisation: { id, name, scopes }, subjectId }) => (
        <>
          <h1 className="type-h1">{name}</h1>
          {scopes?.includes(MANAGER_SCOPE) ? (
            <Managed key={id} own={{ orgId: id, subjectId }} proofNeeded={proofNeeded} />
          ) : (
            <Leave key={id} orgId={id} subjectId={subjectId} />
          )}
        </>
      )}
    </MembersOnly>
  );
}

type OwnProps = { own: Own } & Pick<MembersProps, 'proofNeeded'>;

/** What an admin may change. */
function Managed({ own, proofNeeded }: OwnProps) {
  return (
    <>
      <OrganisationSettings {...own} proofNeeded={proofNeeded} />
      <MemberSection own={own} proofNeeded={proofNeeded} />
    </>
  );
}

const problemTexts = {
  failed: 'members.failed',
  lastAdmin: 'members.lastAdmin',
  isMember: 'members.isMember',
  tooSoon: 'members.tooSoon',
} as const;
type Problem = keyof typeof problemTexts;

function problemOf(error: unknown, onConflict: Problem): Problem {
  const status = error instanceof FailedCall ? error.status : 0;
  if (status === 409) return onConflict;
  return status === 429 ? 'tooSoon' : 'failed';
}

function MemberSection({ own: { orgId, subjectId }, proofNeeded }: OwnProps) {
  const t = useText();
  const [list, setList] = useState<MemberList>();
  const [problem, setProblem] = useState<Problem | 'proof'>();
  const [done, setDone] = useState('');
  const own = { params: { orgId }, query: { subjectId } };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once; every change reads it again.
  useEffect(() => void change(async () => {}), []);

  /** Makes a change, then reads the list again. Returns whether it succeeded. */
  async function change(
    work: (api: Api) => Promise<unknown>,
    onConflict: Problem = 'lastAdmin',
    doneText = '',
  ) {
    setProblem(undefined);
    setDone('');
    try {
      const { organisations } = (await import('../../../api/browser-client.ts')).api;
      await work(organisations);
      setList(await organisations.members(own));
      setDone(doneText);
      return true;
    } catch (error) {
      const found = isProofNeeded(error) ? 'proof' : problemOf(error, onConflict);
      if (found !== 'proof') log('warn', 'The members could not be read or changed', error);
      setProblem(found);
      return false;
    }
  }

  const changeRole = (accountId: string, role: Role) =>
    change((api) => api.changeMember({ ...own, params: { orgId, accountId }, body: { role } }));
  const remove = (accountId: string) =>
    change((api) => api.removeMember({ ...own, params: { orgId, accountId } }));
  const withdraw = (invitationId: string) =>
    change((api) => api.withdraw({ ...own, params: { orgId, invitationId } }));
  const invite = (email: string, role: Role) =>
    change((api) => api.invite({ ...own, body: { email, role } }), 'isMember', t('members.sent', { email }));

  const admins = list?.members.filter((member) => member.role === 'admin') ?? [];
  const isOnlyAdmin = admins.length === 1 && admins[0]?.accountId === subjectId;

  return (
    <>
      <section aria-labelledby="members-title" className="mt-8 grid max-w-180 gap-5">
        <h2 id="members-title" className="type-h2">
          {t('members.title')}
        </h2>
        <div role="alert">
          {problem === 'proof'
            ? proofNeeded
            : problem && <Note tone="error">{t(problemTexts[problem])}</Note>}
        </div>
        {!list && !problem && <Skeleton className="h-40 w-full" />}
        <ul className="border-t border-line">
          {list?.members.map(({ accountId, name, email, role }) => (
            <MemberRow
              key={accountId}
              name={name}
              detail={email}
              role={role}
              onRole={(to) => void changeRole(accountId, to)}
              removeLabel={t('members.remove')}
              onRemove={() => void remove(accountId)}
            />
          ))}
          {list?.invitations.map(({ id, email, role }) => (
            <MemberRow
              key={id}
              name={email}
              detail={t('members.invited', { role: t(roleTexts[role]) })}
              removeLabel={t('members.withdraw')}
              onRemove={() => void withdraw(id)}
            />
          ))}
        </ul>
        <p role="status" className="type-small text-leaf">
          {done}
        </p>
        <InviteMember orgId={orgId} onInvite={invite} />
      </section>
      {list && (isOnlyAdmin ? <OnlyAdmin /> : <Leave orgId={orgId} subjectId={subjectId} />)}
    </>
  );
}

/** Without an admin an organisation could not invite members any more. So the last one names a successor first. */
function OnlyAdmin() {
  const t = useText();
  return (
    <section aria-labelledby="leave-title" className="mt-10 grid max-w-180 gap-4">
      <h2 id="leave-title" className="type-h3">
        {t('members.leaveTitle')}
      </h2>
      <p className="text-ink-2">{t('members.onlyAdmin')}</p>
    </section>
  );
}

function Leave({ orgId, subjectId }: Own) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'sure' | 'sending' | Problem>('idle');
  async function leave() {
    setState('sending');
    try {
      const { api } = await import('../../../api/browser-client.ts');
      await api.organisations.leave({ params: { orgId }, query: { subjectId } });
      await (await import('../../../api/session.ts')).renewSession();
    } catch (error) {
      log('warn', 'The organisation could not be left', error);
      setState(problemOf(error, 'lastAdmin'));
    }
  }
  const isSure = state === 'sure' || state === 'sending';
  return (
    <section aria-labelledby="leave-title" className="mt-10 grid max-w-180 justify-items-start gap-4">
      <h2 id="leave-title" className="type-h3">
        {t('members.leaveTitle')}
      </h2>
      <p className="text-ink-2">{t('members.leaveLead')}</p>
      <div role="alert">
        {state !== 'idle' && state !== 'sure' && state !== 'sending' && (
          <Note tone="error">{t(problemTexts[state])}</Note>
        )}
      </div>
      <Button
        kind="outline"
        busy={state === 'sending'}
        onClick={() => (isSure ? void leave() : setState('sure'))}
      >
        {t(isSure ? 'members.leaveNow' : 'members.leave')}
      </Button>
    </section>
  );
}
