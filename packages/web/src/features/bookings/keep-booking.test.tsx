import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { KeepBooking } from './keep-booking.tsx';

beforeEach(() => useRootStore.setState(useRootStore.getInitialState()));

test('A guest is offered to keep the booking, by its key, which is posted, in an account to which the log-in leads', () => {
  renderOnPage(<KeepBooking accessKey="a_key-1" />, { address: '/en/confirmation' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: english('confirmation.keepButton') });
  const { form } = button;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/oauth/begin']);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['to', '/en/dashboard'],
    ['booking', 'a_key-1'],
  ]);
  act(() =>
    useRootStore
      .getState()
      .noteSession(
        { userinfo: { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada' }, token: 'token' },
        0,
      ),
  );
  expect(screen.queryByText(english('confirmation.keepTitle'))).toBeNull();
});
