import type { PaperInLog } from '#shared/register/records/own-history.ts'

/** Where a paper's entry stands in the public log, and how far the log had come. */
export const inLog = ({ line, size, root }: PaperInLog): string => `line ${line} of ${size}, root ${root}`
