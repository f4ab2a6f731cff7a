/** Whether this browser remembers days or travellers, for pages that have not loaded `trip-plan-store.ts`, which knows them. */
export function hasRememberedPlan(): boolean {
  try {
    return localStorage.getItem('trip-plan') !== null;
  } catch {
    return false;
  }
}
