/** What people have in mind for later days. */

type Task = () => Promise<void>

export const createCalendar = () => {
  let tasks: { day: string; task: Task }[] = []
  return {
    at: (day: string, task: Task): void => {
      tasks.push({ day, task })
    },
    /** Does what is due by a day, in the order of the days; what comes of it is done with it where it is due too. */
    doUntil: async (day: string): Promise<void> => {
      for (;;) {
        const due = tasks.filter((one) => one.day <= day).sort((one, other) => (one.day < other.day ? -1 : 1))
        if (due.length === 0) return
        tasks = tasks.filter((one) => one.day > day)
        for (const { task } of due) await task()
      }
    },
  }
}
export type Calendar = ReturnType<typeof createCalendar>
