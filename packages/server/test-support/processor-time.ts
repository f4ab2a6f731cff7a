/**
 * Milliseconds of processor time that this process has used. Unlike a clock it stands still while other processes have
 * the processor, so a limit on it does not depend on how busy the machine is.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
