import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { Anchor } from '../../../ui/actions/link.tsx';
import { PlanLine } from './plan-line.tsx';

const today = localDate('2037-05-14');

beforeEach(() => act(() => useTripPlanStore.getState().remember({ days: null, travellers: null })));

function shown(stated?: StatedPlan, spoken?: StatedPlan) {
  const onPlan = vi.fn();
  const { user, container } = renderOnPage(
    <form>
      <PlanLine today={today} spoken={spoken} {...(stated && { stated, onPlan })} />
    </form>,
  );
  const sent = () => {
    const form = container.querySelector('form') as HTMLFormElement;
    return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
  };
  const open = async (button: string, title: Parameters<typeof english>[0]) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: english(title) });
    return within(dialog);
  };
  return { user, sent, open, onPlan };
}

test('Nothing chosen is nothing sent: opening and closing the travellers is no choice', async () => {
  const { user, sent, open, onPlan } = shown({});
  const panel = await open(english('filters.party'), 'filters.party');
  await user.click(await panel.findByRole('button', { name: english('plan.done') }));
  expect(sent()).toEqual({});
  expect(onPlan).not.toHaveBeenCalled();
  expect(useTripPlanStore.getState().travellers).toBeNull();
});

test('This weekend and a family of three are sent with the form, and remembered with the age of the child', async () => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] });
  const { user, sent, open } = shown();
  const days = await open(english('plan.days'), 'filters.days');
  await user.click(await days.findByRole('button', { name: english('plan.weekend') }));
  const travellers = await open(english('filters.party'), 'filters.party');
  const more = (group: 'adults' | 'children') =>
    user.click(travellers.getByRole('button', { name: english('plan.more', { group }) }));
  await more('adults');
  await more('children');
  await user.selectOptions(travellers.getByLabelText(english('plan.childAge', { number: 1 })), '7');
  await user.click(travellers.getByRole('button', { name: english('plan.done') }));
  expect(useTripPlanStore.getState()).toMatchObject({
    days: { from: '2037-05-16', to: '2037-05-17' },
    travellers: { adults: 2, children: [7] },
  });
  expect(sent()).toEqual({ dateFrom: '2037-05-16', dateTo: '2037-05-17', party: '3', age: '7' });
});

test('A page with results states its own days, and filters by the next ones at once', async () => {
  const stated = { days: { from: today, to: today, party: 3 } };
  const { user, sent, open, onPlan } = shown(stated);
  expect(
    await screen.findByRole('button', { name: new RegExp(english('plan.adults', { count: 3 })) }),
  ).toBeTruthy();
  expect(sent()).toEqual({ dateFrom: today, dateTo: today, party: '3' });
  const days = await open(`${english('filters.days')} 14 May`, 'filters.days');
  await user.click(await days.findByRole('button', { name: english('plan.tomorrow') }));
  expect(onPlan).toHaveBeenCalledExactlyOnceWith(
    { days: { from: '2037-05-15', to: '2037-05-15', party: 3 }, age: undefined },
    'days',
  );
});

test('What the words of the query name is shown in the fields, but sent only once it is chosen there', async () => {
  const day = localDate('2037-05-20');
  const spoken = {
    days: { from: day, to: day, party: 4 },
    travellers: { adults: 2, children: [3, 7] },
  };
  const { user, sent, open, onPlan } = shown({}, spoken);
  expect(
    await screen.findByRole('button', { name: /2 adults and 2 children|2 adults, 2 children/ }),
  ).toBeTruthy();
  expect(sent()).toEqual({});
  const days = await open(`${english('filters.days')} 20 May`, 'filters.days');
  await user.click(await days.findByRole('button', { name: english('plan.tomorrow') }));
  expect(onPlan).toHaveBeenCalledExactlyOnceWith(
    { days: { from: '2037-05-15', to: '2037-05-15', party: 4 }, age: 3 },
    'days',
  );
});

test('Chosen days and travellers are shown before those that the words name', async () => {
  const spoken = { days: { from: today, to: today, party: 2 }, travellers: { adults: 2, children: [] } };
  shown({ days: { from: localDate('2037-05-20'), to: localDate('2037-05-20'), party: 3 } }, spoken);
  expect(await screen.findByRole('button', { name: `${english('filters.days')} 20 May` })).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(english('plan.adults', { count: 3 })) })).toBeTruthy();
});

test('A page without results begins with what is remembered', async () => {
  localStorage.setItem('trip-plan', '{}');
  const days = { from: today, to: today };
  act(() => useTripPlanStore.getState().remember({ days, travellers: { adults: 2, children: [4, null] } }));
  const { sent } = shown();
  expect(await screen.findByRole('button', { name: `${english('filters.days')} 14 May` })).toBeTruthy();
  expect(sent()).toEqual({ dateFrom: today, dateTo: today, party: '4', age: '4' });
});

test('A list without days offers the remembered ones first, and is not filtered by them', async () => {
  act(() => useTripPlanStore.getState().remember({ days: { from: today, to: localDate('2037-05-18') } }));
  const { user, sent, open, onPlan } = shown({});
  const days = await open(english('plan.days'), 'filters.days');
  expect(sent()).toEqual({});
  await user.click(await days.findByRole('button', { name: '14–18 May' }));
  expect(onPlan).toHaveBeenCalledExactlyOnceWith(
    { days: { from: today, to: '2037-05-18', party: 1 }, age: undefined },
    'days',
  );
});

test('On a page without results, links to lists carry the plan, and other links stay as they are', async () => {
  const days = { from: localDate('2037-05-20'), to: localDate('2037-05-22') };
  localStorage.setItem('trip-plan', '{}');
  act(() => useTripPlanStore.getState().remember({ days, travellers: { adults: 2, children: [7] } }));
  const { user, address } = renderOnPage(
    withLinks(
      <>
        <PlanLine today={today} />
        <Anchor href="/toursAndActivities?place=rome">Rome</Anchor>
        <Anchor href="/shore-excursions/naples">Naples</Anchor>
        <Anchor href="/faq">Help</Anchor>
      </>,
    ),
  );
  await screen.findByRole('button', { name: /2 adults/ });
  const plan = 'dateFrom=2037-05-20&dateTo=2037-05-22&party=3&age=7';
  await user.click(screen.getByRole('link', { name: 'Rome' }));
  expect(address()).toBe(`/en/toursAndActivities?place=rome&${plan}`);
  await user.click(screen.getByRole('link', { name: 'Naples' }));
  expect(address()).toBe(`/en/shore-excursions/naples?${plan}`);
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(address()).toBe('/en/faq');

  // The middle button opens a new tab with the address that the link has at this moment.
  const opened: string[] = [];
  const note = ({ target }: MouseEvent) => void opened.push((target as HTMLAnchorElement).search);
  document.addEventListener('auxclick', note);
  await user.pointer({ keys: '[MouseMiddle]', target: screen.getByRole('link', { name: 'Naples' }) });
  document.removeEventListener('auxclick', note);
  expect(opened).toEqual([`?${plan}`]);

  // A new plan replaces the one that a link has carried. Without a connection the page stays.
  act(() => useTripPlanStore.getState().remember({ days: { from: today, to: today }, travellers: null }));
  await user.click(screen.getByRole('link', { name: 'Naples' }));
  expect(address()).toBe('/en/shore-excursions/naples?dateFrom=2037-05-14&dateTo=2037-05-14');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('link', { name: 'Rome' }));
  expect(address()).toBe('/en/shore-excursions/naples?dateFrom=2037-05-14&dateTo=2037-05-14');
});
