import { useSyncExternalStore } from 'react';
import { useLazyComponent } from '../use-lazy.ts';
import { currentToast, onToastChange } from './toast-store.ts';

const load = () => import('./toast-bar.tsx');

/** Rendered once, at the end of the page. A live region must exist before its text changes. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  const Bar = useLazyComponent(load, toast !== null);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,16px) z-50 flex justify-center px-4"
    >
      {toast && Bar && <Bar key={toast.number} toast={toast} />}
    </div>
  );
}
