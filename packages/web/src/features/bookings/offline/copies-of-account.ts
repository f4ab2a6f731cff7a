import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import { useEffect } from 'react';
import { callAsAccount } from '../../../api/own-calls.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { keepAccountOffline } from '../../../store/offline-bookings.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { readOwnDocument } from '../own/own-document.ts';

/** How the bookings of the logged-in account are stored on this device. */
export function copiesOfAccount(locale: string) {
  const subjectId = useRootStore.getState().auth.userinfo?.sub ?? '';
  return { subjectId, locale, readDocument: readOwnDocument };
}

/** Stores the bookings that the account has ahead, for use without a connection. They need not be opened before. */
export function useCopiesOfAccount(ahead: readonly UserBooking[] | undefined): void {
  const { locale } = usePage();
  useEffect(() => {
    if (!ahead) return;
    const copies = {
      ...copiesOfAccount(locale),
      orderNumbers: ahead.map(({ orderNumber }) => orderNumber),
      readBooking: (accessKey: string) => callAsAccount((api) => api.bookings.show({ accessKey })),
    };
    keepAccountOffline(copies).catch((error: unknown) =>
      log('warn', 'The bookings of the account could not be stored', error),
    );
  }, [ahead, locale]);
}
