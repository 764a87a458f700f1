/** CPU time of this thread, where everything is computed that keeps others waiting. In milliseconds. */
const threadCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export type CpuMeter = {
  /** Begins a piece of work; what comes back ends it and says what it cost. */
  begin(): () => number
}

/**
 * What pieces of work cost that take turns on one thread. Which of them runs at a moment nobody can tell, so what is spent is
 * shared by all that are under way: the sum is right, and whoever has most under way is charged most.
 */
export function createCpuMeter(cpu: () => number = threadCpu): CpuMeter {
  let [last, underWay, share] = [cpu(), 0, 0]
  const settle = () => {
    const spent = cpu()
    if (underWay > 0) share += (spent - last) / underWay
    last = spent
  }
  return {
    begin() {
      settle()
      const from = share
      underWay += 1
      return () => {
        settle()
        underWay -= 1
        return share - from
      }
    },
  }
}
