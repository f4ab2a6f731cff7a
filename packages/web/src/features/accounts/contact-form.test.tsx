import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import ContactForm from './contact-form.tsx';

const sub = '0acc0000-0000-4000-8000-000000000001';
const userinfo = { sub, name: 'Ada', email: 'ada@example.org', email_verified: true };
const profile = { firstName: 'Ada', lastName: '', phoneNumber: null, language: 'en', currency: null };
const renewed = () => ({
  access_token: 'token',
  id_token: 'id',
  expires_in: 300,
  userinfo: { ...userinfo, name: 'Ada Lind', currency: 'CHF', organizations: [], authorizable_scopes: [] },
});

beforeEach(() =>
  act(async () => {
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
    useRootStore.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  }),
);

const open = () =>
  renderOnPage(<ContactForm titleId="contact-title" loading={<p>Loading</p>} />, {
    address: '/en/dashboard',
  });
const field = (key: 'firstName' | 'lastName' | 'phoneNumber' | 'currency') =>
  screen.findByLabelText(new RegExp(`^${english(`profile.${key}`)}`));
const save = () => screen.getByRole('button', { name: english('profile.save') });

test('Saved details have the number in its international form, and the header shows the new name', async () => {
  const sent = answerCalls({
    'GET /api/user/profile': () => profile,
    'PUT /api/user/profile': ({ body }) => body as object,
    'POST /api/session/token': renewed,
  });
  const { user } = open();
  await user.type(await field('lastName'), 'Lind');
  await user.type(await field('phoneNumber'), '0049 170 12345678');
  await user.selectOptions(await field('currency'), 'CHF');
  await user.click(save());
  await screen.findByText(english('profile.saved'));
  expect(sent.find(({ name }) => name.startsWith('PUT'))).toMatchObject({
    body: {
      firstName: 'Ada',
      lastName: 'Lind',
      phoneNumber: '+4917012345678',
      language: 'en',
      currency: 'CHF',
    },
  });
  expect(await field('phoneNumber')).toHaveProperty('value', '+49 170 12345678');
  await waitFor(() => expect(useRootStore.getState().auth.userinfo?.name).toBe('Ada Lind'));
  expect(useRootStore.getState().settings.currency).toBe('CHF');
});

test('A number without its country and a missing name are named, with links to their fields, and nothing is sent', async () => {
  const sent = answerCalls({ 'GET /api/user/profile': () => profile });
  const { user } = open();
  await user.type(await field('phoneNumber'), '0170 12345678');
  await user.click(save());
  const summary = screen.getByRole('group', { name: english('form.summary') });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([english('profile.lastNameMissing'), english('profile.phoneWrong')]);
  expect(sent).toHaveLength(1);
});

test('What was typed stays if the server is not reached', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({
    'GET /api/user/profile': () => profile,
    'PUT /api/user/profile': () => Response.json({ status: 503 }, { status: 503 }),
  });
  const { user } = open();
  await user.type(await field('lastName'), 'Lind');
  await user.click(save());
  await screen.findByText(english('profile.notSaved'));
  expect(await field('lastName')).toHaveProperty('value', 'Lind');
});

test('The member of the demonstration reads why its details cannot be changed', async () => {
  answerCalls({
    'GET /api/user/profile': () => profile,
    'PUT /api/user/profile': () => Response.json({ status: 403, field: 'demo' }, { status: 403 }),
  });
  const { user } = open();
  await user.type(await field('lastName'), 'Lind');
  await user.click(save());
  await screen.findByText(english('profile.demo'));
});

test('Details that could not be loaded are loaded again by a button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ 'GET /api/user/profile': () => Response.json({ status: 503 }, { status: 503 }) });
  const { user } = open();
  await screen.findByText(english('profile.notLoaded'));
  answerCalls({ 'GET /api/user/profile': () => profile });
  await user.click(screen.getByRole('button', { name: english('dashboard.again') }));
  expect(await field('firstName')).toHaveProperty('value', 'Ada');
});

test('What is typed while the details are saved stays, and is not called saved', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = answerCalls({
    'GET /api/user/profile': () => profile,
    'PUT /api/user/profile': async ({ body }) => {
      await answered;
      return body as object;
    },
    'POST /api/session/token': renewed,
  });
  const { user } = open();
  await user.type(await field('lastName'), 'Lind');
  await user.click(save());
  await user.type(await field('lastName'), 'gren');
  await user.click(save());
  answer();
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByText(english('profile.saved'))).toBeNull();
  expect(await field('lastName')).toHaveProperty('value', 'Lindgren');
  expect(sent.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
  await user.click(save());
  await screen.findByText(english('profile.saved'));
  expect(sent.at(-2)).toMatchObject({ body: { lastName: 'Lindgren' } });
});
