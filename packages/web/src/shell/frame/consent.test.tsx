import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { Consent, PrivacySettings } from './consent.tsx';

const site = {
  publicUrl: 'https://ashore.example',
  environment: 'integration',
  operator: {},
  analyticsTag: 'G-TEST',
} as const;

beforeEach(() =>
  act(() => {
    useExtrasStore.setState(useExtrasStore.getInitialState());
    useRootStore.setState(useRootStore.getInitialState());
  }),
);

function Shop({ read = true }: { read?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main id="content">Trips</main>
      <Consent isRead={read} isOpen={isOpen} onAnswered={() => setOpen(false)} />
      <PrivacySettings onOpen={() => setOpen(true)} />
    </>
  );
}

const openShop = ({ hasTag = true, read = true } = {}) =>
  renderOnPage(<Shop read={read} />, { page: hasTag ? { site } : {} });
const question = () => screen.findByRole('region', { name: english('shell.consentTitle') });
const noQuestion = () => screen.queryByRole('region', { name: english('shell.consentTitle') });
const press = (key: 'shell.consentAllow' | 'shell.consentRefuse' | 'shell.privacySettings') =>
  screen.getByRole('button', { name: english(key) });
const answers = () => {
  const { consent, affiliate } = useExtrasStore.getState();
  return { consent, affiliate };
};

test.each([
  ['shell.consentAllow', 'granted'],
  ['shell.consentRefuse', 'refused'],
] as const)(
  'An answer (%s) is saved, ends the question, and leaves the focus on the page',
  async (key, consent) => {
    const { user } = openShop();
    await question();
    await user.click(press(key));
    expect(answers().consent).toBe(consent);
    expect(noQuestion()).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  },
);

test('The consent question does not take the focus from the page', async () => {
  openShop();
  await question();
  expect(document.activeElement).toBe(document.body);
});

test('If nothing is measured and no affiliate referred the visitor, no consent is requested', async () => {
  const { show } = openShop({ hasTag: false });
  expect(noQuestion()).toBeNull();
  // An affiliate that sent the visitor is a reason to ask.
  act(() => useRootStore.getState().choose({ affiliate: 'harbour-guide' }));
  show(<Shop />);
  expect(await question()).toBeTruthy();
});

test('The affiliate is remembered with consent only', async () => {
  act(() => useRootStore.getState().choose({ affiliate: 'harbour-guide' }));
  const { user } = openShop();
  await question();
  await user.click(press('shell.consentRefuse'));
  expect(answers()).toEqual({ consent: 'refused', affiliate: null });
  await user.click(press('shell.privacySettings'));
  await question();
  await user.click(press('shell.consentAllow'));
  expect(answers()).toEqual({ consent: 'granted', affiliate: 'harbour-guide' });
});

test('Until the saved answer has been read, no consent is requested', async () => {
  openShop({ read: false });
  await act(async () => void (await import('./consent-question.tsx')));
  expect(noQuestion()).toBeNull();
});

test('A visitor who has answered sees no question, and can open it again to read the answer', async () => {
  act(() => useExtrasStore.getState().answer('granted', null));
  const { user } = openShop();
  expect(noQuestion()).toBeNull();
  await user.click(press('shell.privacySettings'));
  const bar = await question();
  await waitFor(() => expect(document.activeElement).toBe(bar));
  expect(bar.textContent).toContain(english('shell.consentGranted'));
  await user.click(press('shell.consentRefuse'));
  expect(answers().consent).toBe('refused');
  await waitFor(() => expect(document.activeElement).toBe(press('shell.privacySettings')));
});

test('Escape closes a question that was opened again, and changes no answer', async () => {
  act(() => useExtrasStore.getState().answer('refused', null));
  const { user } = openShop();
  await user.click(press('shell.privacySettings'));
  await question();
  await user.keyboard('{Escape}');
  expect(noQuestion()).toBeNull();
  expect(answers().consent).toBe('refused');
});

test('Escape does not answer a question that the visitor has not opened', async () => {
  const { user } = openShop();
  const bar = await question();
  act(() => bar.focus());
  await user.keyboard('{Escape}');
  expect(noQuestion()).toBe(bar);
  expect(answers().consent).toBeNull();
});

test('The question links to the list of stored data', async () => {
  openShop();
  await question();
  const link = screen.getByRole('link', { name: english('shell.consentMore') });
  expect(link.getAttribute('href')).toBe('/en/privacy');
});
