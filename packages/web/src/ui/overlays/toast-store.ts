export type Toast = {
  text: string;
  undoLabel: string;
  onUndo: () => void;
};

/** The number distinguishes two toasts with the same text, so that the second gets its own six seconds. */
export type ShownToast = Toast & { number: number };

let visibleToast: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Only for an action that can be undone and repeated. A newer toast replaces an older one. */
export function showToast(toast: Toast): void {
  count += 1;
  change({ ...toast, number: count });
}

export function dismissToast(): void {
  change(null);
}

export function currentToast(): ShownToast | null {
  return visibleToast;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | null) {
  visibleToast = next;
  for (const listener of listeners) listener();
}
