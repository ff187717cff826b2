/** Waiting for a condition, for long enough on a busy machine. */
export const patienceInMs = 60_000
const pauseInMs = 20

/** Asks again and again until the answer is neither undefined nor false. @returns that answer. */
export const until = async <Answer>(
  ask: () => Answer | Promise<Answer>,
  what = 'what was waited for',
): Promise<Exclude<Answer, undefined | false | null>> => {
  const end = performance.now() + patienceInMs
  do {
    const answer = await ask()
    if (answer !== undefined && answer !== false && answer !== null) return answer as never
    await new Promise((resolve) => setTimeout(resolve, pauseInMs))
  } while (performance.now() < end)
  throw new Error(`Within a minute ${what} did not happen`)
}
