import type { MouseEvent } from 'react';
import { FailedCall } from '../../../api/calls.ts';
import { callAsAccount, isOwnKey } from '../../../api/own-calls.ts';
import type { TextOf } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { saveFile } from '../../../page/save-file.ts';
import { offlineDocument } from '../../../store/offline-bookings.ts';
import { memberToken, useRootStore } from '../../../store/root-store.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';

/**
 * A document that only an account opens cannot be followed as a link, because browsers send no token with it. Pressing the
 * link fetches the document and saves it. All other documents are followed as usual.
 */
export function followDocument(t: TextOf) {
  return (event: MouseEvent<Element>) => {
    const path = new URL((event.currentTarget as HTMLAnchorElement).href).pathname;
    if (!isOwnKey(path.split('/')[2] ?? '')) return;
    event.preventDefault();
    void save(path, t);
  };
}

async function save(path: string, t: TextOf): Promise<void> {
  try {
    await saveDocument(path);
  } catch (error) {
    log('warn', 'The document could not be loaded', error);
    showToast({
      text: t('booking.documentFailed'),
      undoLabel: t('booking.again'),
      onUndo: () => void save(path, t),
    });
  }
}

/** Reads a document that only the account opens. */
export async function readOwnDocument(path: string): Promise<Response> {
  const { sendWithToken } = await import('../../../api/browser-client.ts');
  return callAsAccount(() => sendWithToken(() => load(path)));
}

async function saveDocument(path: string): Promise<void> {
  const answer = await readOwnDocument(path).catch(async (error: unknown) => {
    // An answer of the server counts. Without one, the copy of this device is better than none.
    const stored = error instanceof FailedCall && error.status > 0 ? undefined : await offlineDocument(path);
    if (!stored) throw error;
    return stored;
  });
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  saveFile(name ?? '', await answer.blob());
}

async function load(path: string): Promise<Response> {
  const token = memberToken(useRootStore.getState());
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } });
  const { status, ok } = answer;
  if (!ok) throw new FailedCall({ status, message: `${path} was answered with ${status}.` }, answer);
  return answer;
}
