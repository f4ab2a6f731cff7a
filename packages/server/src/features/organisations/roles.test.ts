import { expect, test } from 'vitest';
import { ROLES, scopesOf } from './roles.ts';

const scopesByRole = (kind: Parameters<typeof scopesOf>[0]['kind']) =>
  ROLES.map((role) => scopesOf({ kind, role, isExtended: false }).join(' '));

test('The role of a member grants the scopes of its kind of organisation', () => {
  const users = 'users:manager:read-only users:manager:read-write';
  const [sells, runs] = ['concierge', 'manager'].map(
    (kind) => `bookings:${kind}:read-only bookings:${kind}:read-write`,
  );
  expect(scopesByRole('concierge')).toEqual([`${sells} ${users}`, sells, 'bookings:concierge:read-only']);
  for (const kind of ['supplier', 'operator'] as const)
    expect(scopesByRole(kind)).toEqual([`${runs} ${users}`, runs, 'bookings:manager:read-only']);
  expect(scopesByRole('distributor')).toEqual([users, '', '']);
});

test('Longer sessions are a scope of the membership, for any role', () => {
  for (const role of ROLES) {
    const member = { kind: 'concierge', role } as const;
    expect(scopesOf({ ...member, isExtended: true })).toContain('extended-session-length');
    expect(scopesOf({ ...member, isExtended: false })).not.toContain('extended-session-length');
  }
});
