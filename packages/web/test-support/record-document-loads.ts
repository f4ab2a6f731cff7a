import { vi } from 'vitest';

/** Collects the addresses that a component leaves the page for by loading another document, instead of loading them. */
export function recordDocumentLoads(): { readonly how: 'assign' | 'replace'; readonly address: string }[] {
  const loads: ReturnType<typeof recordDocumentLoads> = [];
  for (const how of ['assign', 'replace'] as const)
    vi.spyOn(window.location, how).mockImplementation((to) => void loads.push({ how, address: String(to) }));
  return loads;
}
