/** True in a run of all benchmarks, which must end within ten minutes: sizes are smaller and turns fewer. */
export const isShort: boolean = process.env.BENCH_SHORT === '1';
