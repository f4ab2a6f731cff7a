import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { type SyntheticEvent, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type Role, RoleSelect } from './role-select.tsx';

type InviteMemberProps = {
  /** Returns whether the invitation was sent. */
  onInvite: (email: string, role: Role) => Promise<boolean>;
};

export function InviteMember({ onInvite }: InviteMemberProps) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('worker');
  const [isSending, setSending] = useState(false);
  const [isWrong, setWrong] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = !isEmailAddress(email.trim());
    setWrong(wrong);
    if (wrong) return;
    setSending(true);
    if (await onInvite(email.trim(), role)) setEmail('');
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
            value={email}
            onChange={({ target }) => setEmail(target.value)}
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
