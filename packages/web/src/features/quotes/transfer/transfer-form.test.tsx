import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { typedAllAboard, useShipStore } from '../../../store/ship-store.ts';
import { noTransfer, useTransferChoice } from './transfer.ts';
import { AllAboardForm, TransferForm } from './transfer-form.tsx';

const field = (key: Parameters<typeof english>[0]) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(english(key)) });
const kind = (key: Parameters<typeof english>[0]) => screen.getByRole('radio', { name: english(key) });

beforeEach(() =>
  act(() => {
    useCommerceStore.getState().reset();
    useTransferChoice.setState({ tourId: '', values: noTransfer, isChecked: false });
  }),
);

test('A transfer request is checked when a field is left, and is kept while the traveller looks at another kind of place', async () => {
  const { user } = renderOnPage(<TransferForm tour={tourForTests()} departure={undefined} />);
  await user.click(kind('transfer.stay'));
  expect(screen.queryByText(english('transfer.stayNameMissing'))).toBeNull();
  await user.click(field('transfer.stayAddress'));
  await user.keyboard('Rua das Flores 1');
  expect(screen.queryByText(english('transfer.stayNameMissing'))).toBeNull();
  await user.tab({ shift: true });
  await user.tab();
  expect(screen.getByText(english('transfer.stayNameMissing'))).toBeTruthy();
  expect(screen.queryByText(english('transfer.addressMissing'))).toBeNull();
  await user.click(kind('transfer.ship'));
  expect(field('transfer.shipName')).toBeTruthy();
  expect(screen.getByText(english('transfer.notGuaranteed'))).toBeTruthy();
  await user.click(kind('transfer.stay'));
  expect(field('transfer.stayAddress').value).toBe('Rua das Flores 1');
});

test('A transfer request asks for the name of a hotel or another place, and an airport or ship is named by itself', async () => {
  const { user } = renderOnPage(<TransferForm tour={tourForTests()} departure={undefined} />);
  const namesAsked = () => screen.getAllByRole('textbox').map((box) => box.closest('div')?.textContent ?? '');
  await user.click(kind('transfer.stay'));
  expect(field('transfer.stayName')).toBeTruthy();
  for (const place of ['transfer.airport', 'transfer.ship'] as const) {
    await user.click(kind(place));
    expect(namesAsked().filter((text) => /hotel/i.test(text))).toEqual([]);
  }
});

test('A trip whose supplier picks up all travellers offers no transfer request', () => {
  const { container } = renderOnPage(
    <TransferForm tour={tourForTests({ startingPointEntryRequired: true })} departure={undefined} />,
  );
  expect(container.textContent).toBe('');
});

test.each([
  ['17:00', 'transfer.missesShip'],
  ['18:10', 'transfer.tightForShip'],
  ['19:00', undefined],
] as const)('A trip until 16:45 is measured against all aboard at %s', async (allAboard, key) => {
  const departure = { startsAt: '2037-05-14T08:00:00.000Z', endsAt: '2037-05-14T15:45:00.000Z' };
  const { user, container } = renderOnPage(<TransferForm tour={tourForTests()} departure={departure} />);
  await user.click(kind('transfer.ship'));
  fireEvent.change(screen.getByLabelText(new RegExp(english('transfer.allAboard'))), {
    target: { value: allAboard },
  });
  const minutes = key === 'transfer.missesShip' ? 60 : 85;
  const warning = key && english(key, { end: '16:45', allAboard, minutes });
  expect(container.querySelector('[role="status"]')?.textContent).toBe(warning);
});

const fetched = tourForTests({ pickUp: true, questions: [testQuestion({ kind: 'ship' })] });

test.each([
  ['17:00', 'transfer.missesShip', 60],
  ['19:00', undefined, 0],
] as const)('A trip with pick-up is measured against all aboard at %s', async (allAboard, key, minutes) => {
  const departure = { startsAt: '2037-05-14T08:00:00.000Z', endsAt: '2037-05-14T15:45:00.000Z' };
  const { container } = renderOnPage(<AllAboardForm tour={fetched} departure={departure} />);
  fireEvent.change(screen.getByLabelText(new RegExp(english('transfer.yourAllAboard').replace('?', '.'))), {
    target: { value: allAboard },
  });
  const warning = key && english(key, { end: '16:45', allAboard, minutes });
  expect(container.querySelector('[role="status"]')?.textContent).toBe(warning);
  expect(typedAllAboard(useShipStore.getState(), fetched.tourId)).toBe(allAboard);
  expect(typedAllAboard(useShipStore.getState(), 'another')).toBe('');
});

test('All aboard is asked only of a trip that asks for the ship and has no transfer form', () => {
  for (const tour of [tourForTests({ questions: fetched.questions }), tourForTests({ pickUp: true })])
    expect(renderOnPage(<AllAboardForm tour={tour} departure={undefined} />).container.textContent).toBe('');
});
