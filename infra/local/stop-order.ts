/**
 * The parts that were started so far, and a `stop` for all of them, in the given order; calling it twice is harmless.
 */
export const stoppable = <Part extends string>(order: readonly Part[]) => {
  const started: Partial<Record<Part, () => unknown>> = {}
  const stop = async () => {
    for (const part of order) {
      const stopPart = started[part]
      delete started[part]
      await stopPart?.()
    }
  }
  return { started, stop }
}
