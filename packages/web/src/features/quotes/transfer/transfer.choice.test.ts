import { beforeEach, expect, test } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { chooseTransfer, noTransfer, readTransfer, useTransferChoice } from './transfer.ts';

beforeEach(() => {
  useTransferChoice.setState({ tourId: '', values: noTransfer, isChecked: false });
  useCommerceStore.getState().reset();
});

test('The typed transfer request is read, or null if none is requested', () => {
  expect(readTransfer('sail')).toBeNull();
  chooseTransfer('sail', { kind: 'hotel', hotelName: 'Casa do Rio' });
  chooseTransfer('sail', { address: 'Rua 1' });
  expect(readTransfer('sail')).toEqual({
    kind: 'hotel',
    direction: 'to-start',
    hotelName: 'Casa do Rio',
    address: 'Rua 1',
  });
});

test('An incomplete transfer request is not dropped silently: the form asks for the missing details', () => {
  chooseTransfer('sail', { kind: 'airport' });
  expect(useTransferChoice.getState().isChecked).toBe(false);
  expect(readTransfer('sail')).toBe('unfinished');
  expect(useTransferChoice.getState().isChecked).toBe(true);
  chooseTransfer('sail', { airport: 'Lisbon' });
  expect(useTransferChoice.getState().isChecked).toBe(true);
  chooseTransfer('sail', { kind: 'none' });
  expect([useTransferChoice.getState().isChecked, readTransfer('sail')]).toEqual([false, null]);
});

test('A transfer request belongs to one trip and does not apply to another', () => {
  chooseTransfer('sail', { kind: 'hotel', hotelName: 'Casa do Rio', address: 'Rua 1' });
  expect(readTransfer('walk')).toBeNull();
  chooseTransfer('walk', { kind: 'ship' });
  expect(useTransferChoice.getState()).toMatchObject({
    tourId: 'walk',
    values: { ...noTransfer, kind: 'ship' },
  });
});

test('A traveller who changes a held trip sees its transfer request again and may remove it', () => {
  const transferRequest = {
    kind: 'ship',
    direction: 'both',
    shipName: 'Aurora',
    terminal: '',
    allAboard: null,
  } as const;
  const heldQuote = testQuote({ ride: transferRequest });
  useCommerceStore.setState({ cart: heldQuote, cartId: heldQuote.cartId });
  expect([readTransfer(heldQuote.tourId), readTransfer('another')]).toEqual([transferRequest, null]);
  chooseTransfer(heldQuote.tourId, { terminal: 'Alcântara' });
  expect(readTransfer(heldQuote.tourId)).toEqual({ ...transferRequest, terminal: 'Alcântara' });
  chooseTransfer(heldQuote.tourId, { kind: 'none' });
  expect(readTransfer(heldQuote.tourId)).toBeNull();
});
