/** How many milliseconds of the processor a work takes in this thread, whatever else the machine does. Too coarse below ten of them. */
export function computingTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
