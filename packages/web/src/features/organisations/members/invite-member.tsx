import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { type SyntheticEvent, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useTypedDraft } from '../typed-draft.ts';
import { type Role, RoleSelect } from './role-select.tsx';

type InviteMemberProps = {
  orgId: string;
  /** Returns whether the invitation was sent. */
  onInvite: (email: string, role: Role) => Promise<boolean>;
};

export function InviteMember({ orgId, onInvite }: InviteMemberProps) {
  const t = useText();
  const { typed, change, drop } = useTypedDraft(`invitation ${orgId}`, { email: '' });
  const [role, setRole] = useState<Role>('worker');
  const [isSending, setSending] = useState(false);
  const [isWrong, setWrong] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const email = typed.email.trim();
    const wrong = !isEmailAddress(email);
    setWrong(wrong);
    if (wrong) return;
    setSending(true);
    if (await onInvite(email, role)) {
      change({ email: '' });
      drop();
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
      <h3 className="type-h3 sm:col-span-2">{t('members.inviteTitle')}</h3>
      <Field label={t('members.email')} hint={t('members.hint')} error={isWrong && t('members.emailWrong')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            size="medium"
            autoComplete="off"
            maxLength={254}
            value={typed.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <Field label={t('members.role')}>
        {(wiring) => <RoleSelect {...wiring} value={role} onRole={setRole} />}
      </Field>
      <div>
        <Button type="submit" busy={isSending}>
          {t('members.invite')}
        </Button>
      </div>
    </form>
  );
}
