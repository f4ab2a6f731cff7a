import { expect, test } from 'vitest';
import { readWrkOutput } from './wrk-output.ts';

const output = `Running 2s test @ http://127.0.0.1:3000/en
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.26ms  412.33us  10.63ms   91.21%
    Req/Sec    12.91k     1.04k   14.12k    80.00%
  25000 requests in 2.50s, 702.11MB read
Requests/sec:  10000.00
Transfer/sec:    334.12MB
p50 1.203 ms
p95 1.760 ms
p99 3.412 ms
`;

test('the rate and the percentiles of wrk are read', () => {
  expect(readWrkOutput(output)).toEqual({ perSecond: 10_000, p50: 1.203, p95: 1.76, p99: 3.412, errors: 0 });
});

test('refused requests are errors and no part of the rate', () => {
  const refused = `${output}  Non-2xx or 3xx responses: 5000\n`;
  expect(readWrkOutput(refused)).toMatchObject({ perSecond: 8_000, errors: 5_000 });
});

test('lost connections are errors', () => {
  const lost = `${output}  Socket errors: connect 1, read 2, write 3, timeout 4\n`;
  expect(readWrkOutput(lost).errors).toBe(10);
});

test('output of another program has no rate', () => {
  expect(readWrkOutput('no such option').perSecond).toBeNaN();
});
