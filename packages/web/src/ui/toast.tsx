import { useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-queue.ts';
import { useFetched } from './use-fetched.ts';

const load = () => import('./toast-bar.tsx');

/** Stands once, at the end of the page: a live region must be there before it speaks. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  const Bar = useFetched(load, toast !== null);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,16px) z-50 flex justify-center px-4"
    >
      {toast && Bar && <Bar key={toast.number} toast={toast} />}
    </div>
  );
}
