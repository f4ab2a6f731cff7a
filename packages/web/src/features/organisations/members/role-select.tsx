import { useText } from '../../../i18n/texts.ts';
import { Select, type SelectProps } from '../../../ui/form/select.tsx';

const ROLES = ['admin', 'worker', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const roleTexts = {
  admin: 'members.admin',
  worker: 'members.worker',
  viewer: 'members.viewer',
} as const;

type RoleSelectProps = Omit<SelectProps, 'value' | 'onChange'> & {
  value: Role;
  onRole: (role: Role) => void;
};

export function RoleSelect({ value, onRole, ...select }: RoleSelectProps) {
  const t = useText();
  return (
    <Select
      {...select}
      size="medium"
      value={value}
      onChange={({ target }) => onRole(ROLES.find((role) => role === target.value) ?? value)}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(roleTexts[role])}
        </option>
      ))}
    </Select>
  );
}
