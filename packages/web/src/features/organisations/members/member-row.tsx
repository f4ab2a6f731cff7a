import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type Role, RoleSelect } from './role-select.tsx';

type MemberRowProps = {
  name: string;
  detail: string;
  /** Undefined for an invitation: its role is fixed. */
  role?: Role;
  onRole?: (role: Role) => void;
  removeLabel: string;
  onRemove: () => void;
};

/** A member or an invitation. Removing takes a second press, because it counts at once. */
export function MemberRow({ name, detail, role, onRole, removeLabel, onRemove }: MemberRowProps) {
  const t = useText();
  const [isSure, setSure] = useState(false);
  const label = isSure ? t('members.sure') : removeLabel;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="type-small text-ink-2 wrap-anywhere">{detail}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {role && onRole && (
          <RoleSelect value={role} onRole={onRole} aria-label={t('members.roleOf', { name })} />
        )}
        <Button
          kind="outline"
          size="medium"
          aria-label={t('members.actionFor', { action: label, name })}
          onBlur={() => setSure(false)}
          onClick={() => (isSure ? onRemove() : setSure(true))}
        >
          {label}
        </Button>
      </div>
    </li>
  );
}
