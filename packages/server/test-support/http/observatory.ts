type PageAnswer = { readonly headers: Headers; readonly html: string | undefined };

/**
 * Computes the score of Mozilla's HTTP Observatory by its published table: 100 to begin with, plus and minus
 * what each rule says. The two rules about http: addresses concern the operator's proxy and count as met.
 */
export function observatoryScore({ headers, html }: PageAnswer): { score: number; findings: string[] } {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '');
  const findings = [
    ...cookieFindings(headers),
    ...policyFindings(policy),
    ...transportFindings(headers.get('strict-transport-security') ?? ''),
    ...framingFindings(policy, headers.get('x-frame-options')),
    ...scriptFindings(html),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff -5']),
    ...(headers.get('access-control-allow-origin') === null ? [] : ['open to other sites -50']),
    ...referrerFindings(headers.get('referrer-policy')),
  ];
  const score = findings.reduce((sum, finding) => sum + Number(finding.split(' ').at(-1)), 100);
  return { score, findings };
}

type PolicySources = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): PolicySources {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function sourcesOf(policy: PolicySources, name: string): readonly string[] {
  return policy.get(name) ?? policy.get('default-src') ?? ['*'];
}

function policyFindings(policy: PolicySources): string[] {
  if (!policy.has('default-src') && !policy.has('script-src'))
    return ['no content security policy -25', 'no defence against XSS -10'];
  const scripts = sourcesOf(policy, 'script-src');
  const isHashed = scripts.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const sources = [...policy.values()].flat();
  if (scripts.includes("'unsafe-inline'") && !isHashed)
    return ['inline scripts -20', 'no defence against XSS -10'];
  if (scripts.some((source) => ['*', 'https:', 'http:', 'data:'].includes(source)))
    return ['scripts from anywhere -20'];
  if (sources.some((source) => source.startsWith('http:'))) return ['insecure sources -20'];
  if (sources.includes("'unsafe-eval'")) return ['eval -10'];
  if (sourcesOf(policy, 'style-src').includes("'unsafe-inline'")) return ['inline styles 0'];
  return policy.get('default-src')?.join() === "'none'"
    ? ['nothing allowed unless named +10']
    : ['no unsafe sources +5'];
}

function transportFindings(header: string): string[] {
  const maxAge = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (maxAge === 0) return ['no HSTS -20'];
  return maxAge < 15_768_000 ? ['HSTS for less than six months -10'] : [];
}

function framingFindings(policy: PolicySources, header: string | null): string[] {
  if (policy.has('frame-ancestors')) return ['framing forbidden by policy +5'];
  return header === 'DENY' || header === 'SAMEORIGIN' ? [] : ['may be framed -20'];
}

function cookieFindings(headers: Headers): string[] {
  return headers.getSetCookie().flatMap((cookie) => {
    const isSession = /sess|auth|token/i.test(cookie.split('=')[0] ?? '');
    if (isSession && !/;\s*httponly/i.test(cookie)) return ['a session cookie that scripts can read -30'];
    return /;\s*secure/i.test(cookie) ? [] : ['a cookie that is not secure -20'];
  });
}

function scriptFindings(html: string | undefined): string[] {
  const foreign = [...(html ?? '').matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  return foreign.map(([tag]) =>
    /\sintegrity=/.test(tag) ? 'foreign script with its hash +5' : 'foreign script -5',
  );
}

function referrerFindings(header: string | null): string[] {
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return header !== null && good.includes(header) ? ['referrer kept to ourselves +5'] : [];
}
