import { afterEach, vi } from 'vitest';

/** Collects the addresses that a component leaves the page for by loading another document, instead of loading them. */
export function leftFor(): { readonly how: 'assign' | 'replace'; readonly address: string }[] {
  const left: ReturnType<typeof leftFor> = [];
  for (const how of ['assign', 'replace'] as const)
    vi.spyOn(window.location, how).mockImplementation((to) => void left.push({ how, address: String(to) }));
  return left;
}

afterEach(() => void vi.restoreAllMocks());
