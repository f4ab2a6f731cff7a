import { statedFacts } from '@ashore/core/booking/stated-facts.ts';
import { transferTexts } from '@ashore/core/booking/transfer-text.ts';
import type { ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { shipFactTexts } from '@ashore/core/cruises/ship-fact-texts.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  requestOf,
  SHIP_KINDS,
  statedShipCases,
  statementsOf,
} from '../../../../../core/test-support/cruises/stated-ships.ts';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { marieAndJonas, testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { useShipStatements } from '../../../store/ship-statements.ts';

const question = testQuestion({ kind: 'ship', label: 'Which ship?', required: false });

const labels = {
  ...shipFactTexts.en.labels,
  returnPromise: returnPromiseTexts.en.label,
  transfer: transferTexts.en.label,
};

/** What the fields of a ship contain. */
const typedAt = (prefix: string, details: ShipDetails | undefined) =>
  details
    ? {
        [`${prefix}.shipName`]: details.shipName,
        [`${prefix}.terminal`]: details.terminal,
        [`${prefix}.allAboard`]: details.allAboard ?? '',
      }
    : {};

test.each(statedShipCases)(
  'The summary beside the checkout says of the ship what the booking will say: $name',
  async ({ ship, stated, expected }) => {
    const transferRequest = requestOf(stated.request);
    const tourId = crypto.randomUUID();
    const facts = statedFacts(
      { facts: [], ship, ride: transferRequest },
      { answers: [], start: null, end: null },
      'en',
    );
    await openCheckout({
      step: 'personal_info',
      quote: { tourId, ship, ride: transferRequest, facts },
      requirements: {
        questions: stated.question ? [question] : [],
        dropOffPointEntryRequired: stated.end !== undefined,
        startingPointEntryRequired: stated.start !== undefined,
      },
      typed: {
        ...marieAndJonas,
        // The transfer request was carried into the form before the traveller corrected it.
        carriedRequest: JSON.stringify([tourId, transferRequest, '']),
        ...typedAt(`q.${question.id}`, stated.question),
        ...(stated.end && { 'end.kind': 'ship', ...typedAt('end', stated.end) }),
        ...(stated.start && { 'start.kind': 'ship', ...typedAt('start', stated.start) }),
      },
    });
    await waitFor(() => expect(useShipStatements.getState().typed).not.toBeNull());
    const { answers, start, end } = statementsOf(stated);
    expect(useShipStatements.getState().typed).toEqual({
      answers: answers.map(([, answer, kind]) => [question.label, answer, kind]),
      start: start && { ...start, time: null },
      end: end && { ...end, time: null },
    });
    const shown = shownFacts();
    for (const kind of SHIP_KINDS) {
      const text = expected[kind];
      // The lines of a fact are elements; the return promise is followed by the link to its terms.
      const lines =
        kind === 'returnPromise' ? `${text}${returnPromiseTexts.en.terms}` : text?.replace('\n', '');
      expect([kind, shown[labels[kind]]]).toEqual([
        kind,
        text === undefined ? undefined : expect.stringContaining(lines ?? ''),
      ]);
    }
  },
);

test('What is typed changes the summary at once', async () => {
  const { ship = null } = statedShipCases[0] ?? {};
  const facts = statedFacts({ facts: [], ship, ride: null }, { answers: [], start: null, end: null }, 'en');
  await openCheckout({
    step: 'personal_info',
    quote: { ship, facts },
    requirements: { questions: [question] },
  });
  await waitFor(() => expect(shownFacts()['All aboard']).toBe('18:00 (Lisbon time)'));
  const type = (details: Partial<ShipDetails>) =>
    act(() =>
      useRootStore
        .getState()
        .keepForm(
          typedAt(`q.${question.id}`, { shipName: '', terminal: '', allAboard: null, ...details }),
          Date.now(),
        ),
    );
  type({ shipName: 'Serena', allAboard: '17:00' });
  await waitFor(() => expect(shownFacts()['All aboard']).toMatch(/^17:00/));
  type({ shipName: 'Aurora' });
  await waitFor(() => expect(shownFacts()).not.toHaveProperty('All aboard'));
});
