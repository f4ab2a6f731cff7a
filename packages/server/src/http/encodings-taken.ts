import { rememberFew } from './remember-few.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Those of our encodings that an Accept-Encoding header takes, the smallest first. */
export const encodingsTaken: (acceptEncoding: string) => readonly Encoding[] = rememberFew(
  (acceptEncoding) => {
    const weights = new Map<string, number>();
    for (const range of acceptEncoding.toLowerCase().split(',')) {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      weights.set(name, weightOf(parameters));
    }
    const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    // By size alone: a visitor who weighs gzip above brotli still reads both.
    return [...shrunk.filter(takes), 'identity'];
  },
);

const shrunk = ['br', 'gzip'] as const;

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
