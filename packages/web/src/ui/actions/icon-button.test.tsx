import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { HeartButton } from './icon-button.tsx';

function Heart({ isSaved }: { isSaved: boolean }) {
  const [saved, setSaved] = useState(isSaved);
  return <HeartButton saved={saved} label="Save the walk" onToggle={() => setSaved(!saved)} />;
}

const isStamped = () => document.querySelector('.motion-safe\\:animate-stamp') !== null;

test('A heart is stamped when it is pressed, and not when a page shows it saved or when it is taken back', async () => {
  const { user, unmount } = renderOnPage(<Heart isSaved />);
  const heart = () => screen.getByRole('button', { name: 'Save the walk' });
  expect([heart().getAttribute('aria-pressed'), isStamped()]).toEqual(['true', false]);
  await user.click(heart());
  expect([heart().getAttribute('aria-pressed'), isStamped()]).toEqual(['false', false]);
  unmount();
  const { user: other } = renderOnPage(<Heart isSaved={false} />);
  await other.click(heart());
  expect([heart().getAttribute('aria-pressed'), isStamped()]).toEqual(['true', true]);
});
