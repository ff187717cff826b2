/** Prints how far a command is: numbers only, never a key, since keys contain e-mail addresses and CNIC numbers. */
export const progress = (what: string, every: number, print = console.log) => {
  let count = 0
  return {
    add: (more = 1): void => {
      const before = count
      count += more
      if (Math.floor(before / every) < Math.floor(count / every)) print(`  ${count} ${what} …`)
    },
    count: (): number => count,
  }
}
export type Progress = ReturnType<typeof progress>

/** Runs a command; an error ends it with one sentence and status 1, so that a script stops too. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command()
  } catch (error) {
    console.error(`Not done: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
