/** Told how much is done, from 0 to 1. */
export type Progress = (share: number) => void

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

/** Says how far something is: a terminal shows one line that is rewritten, a file gets a line for each quarter. */
export const progressLine = (what: string, out: Terminal = process.stdout): Progress => {
  const step = out.isTTY ? 1 : 25
  let said = -1
  return (share) => {
    const percent = Math.floor((share * 100) / step) * step
    if (percent === said) return
    said = percent
    // Whatever is printed next takes the place of the line, also where it is an error.
    out.write(`${what} … ${percent} %${out.isTTY && percent < 100 ? '\r' : '\n'}`)
  }
}
