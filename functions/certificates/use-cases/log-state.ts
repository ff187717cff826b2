/** How far the public log has come, as papers and e-mails tell it: each of them is a witness of it. */
import type { Needs } from '#functions/services.ts'
import { readCheckpoint } from '#shared/certificates/statements/log-note.ts'
import type { PaperInLog } from '#shared/register/records/own-history.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

/** Enough that nobody finds another log with the same beginning while it is of use. */
const shortRoot = 12

/** The lines of the newest checkpoint and the beginning of its root; null while there is none, and where it cannot be read. */
export const logState = async ({
  logFiles,
}: Needs<'logFiles'>): Promise<Pick<PaperInLog, 'size' | 'root'> | null> => {
  const found = await logFiles.checkpoint().catch(() => null)
  const read = found && readCheckpoint(found.note)
  return read && { size: read.size, root: read.root.slice(0, shortRoot) }
}

/** The newest published line of an entry, for a paper about it; undefined until there is one. */
export const paperInLog = async (
  { number, created_at }: RegistrationRecord,
  services: Needs<'logFiles' | 'publicLog'>,
): Promise<PaperInLog | undefined> => {
  const [state, place] = await Promise.all([logState(services), services.publicLog.whereIs(number)])
  if (!state || place?.life !== created_at) return undefined
  const line = place.leaves.findLast((index) => index < state.size)
  return line === undefined ? undefined : { line, ...state }
}
