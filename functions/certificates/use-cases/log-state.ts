/** How far the public log has come, as papers and e-mails tell it: each of them is a witness of it. */
import type { Needs } from '#functions/services.ts'
import { readCheckpoint } from '#shared/certificates/statements/log-note.ts'

/** Enough that nobody finds another log with the same beginning while it is of use. */
const shortRoot = 12

/** The lines of the newest checkpoint and the beginning of its root; null while there is none, and where it cannot be read. */
export const logState = async ({
  logFiles,
}: Needs<'logFiles'>): Promise<{ size: number; root: string } | null> => {
  const found = await logFiles.checkpoint().catch(() => null)
  const read = found && readCheckpoint(found.note)
  return read && { size: read.size, root: read.root.slice(0, shortRoot) }
}
