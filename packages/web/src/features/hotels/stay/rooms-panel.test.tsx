import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type DraftRoom, RoomsPanel } from './rooms-panel.tsx';

const onDone = vi.fn();

function Panel({ first }: { first: readonly DraftRoom[] }) {
  const [rooms, setRooms] = useState(first);
  return <RoomsPanel rooms={rooms} onChange={setRooms} onDone={onDone} />;
}

const couple: DraftRoom = { adults: 2, childrenAges: [] };
const button = (name: string) => screen.getByRole('button', { name });
const done = (rooms: number, guests: number) => button(english('hotels.done', { rooms, guests }));
const hint = () => document.querySelector('p[role=status]')?.textContent;

test('The first room cannot be removed; others can, and five are the most', async () => {
  const { user } = renderOnPage(<Panel first={[couple]} />);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  for (let press = 0; press < 6; press += 1) await user.click(button(english('hotels.addRoom')));
  expect(done(5, 10)).toBeTruthy();
  expect(button(english('hotels.addRoom')).getAttribute('aria-disabled')).toBe('true');
  await user.click(button(english('hotels.removeRoomNamed', { number: 5 })));
  expect(done(4, 8)).toBeTruthy();
  expect(document.activeElement).toBe(button(english('hotels.addRoom')));
});

test('Each child needs an age before the button acts, and the hint names the missing one', async () => {
  onDone.mockClear();
  const { user } = renderOnPage(<Panel first={[couple, couple]} />);
  await user.click(button(english('hotels.more', { group: 'children', room: 2 })));
  expect(hint()).toBe(english('hotels.ageMissing', { child: 1, room: 2 }));
  await user.click(done(2, 5));
  expect(onDone).not.toHaveBeenCalled();
  const age = within(screen.getByRole('group', { name: 'Room 2' })).getByRole('combobox');
  expect(document.activeElement).toBe(age);
  expect(age.getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(age, '7');
  expect(hint()).toBe('');
  await user.click(done(2, 5));
  expect(onDone).toHaveBeenCalledWith([couple, { adults: 2, childrenAges: [7] }]);
});

test('Fewer children forget the last age; adults stay between one and six', async () => {
  const { user } = renderOnPage(<Panel first={[{ adults: 1, childrenAges: [3, 9] }]} />);
  expect(button(english('hotels.fewer', { group: 'adults', room: 1 })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(button(english('hotels.fewer', { group: 'children', room: 1 })));
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  for (let press = 0; press < 7; press += 1)
    await user.click(button(english('hotels.more', { group: 'adults', room: 1 })));
  expect(done(1, 7)).toBeTruthy();
});
