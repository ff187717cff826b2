/** What the public log says of an entry of the register, with proofs that its holder may show to anybody. */

import type { Needs } from '#functions/services.ts'
import { logEntry, type OwnLogLine } from '#shared/certificates/records/public-log.ts'
import { writeEntryProof } from '#shared/certificates/statements/entry-proof.ts'
import { readCheckpoint } from '#shared/certificates/statements/log-note.ts'
import { logTree } from '#shared/certificates/statements/log-tree.ts'
import { loggedFacts } from '#shared/certificates/statements/logged-facts.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'

const mostLines = 10

/** Newest first, without the lines of an earlier holder of the number. */
export const proveLines = async (
  entry: RegistrationRecord,
  { publicLog, logFiles }: Needs<'publicLog' | 'logFiles'>,
): Promise<OwnLogLine[]> => {
  const [place, published] = await Promise.all([publicLog.whereIs(entry.number), logFiles.checkpoint()])
  const note = published?.note ?? ''
  const size = readCheckpoint(note)?.size ?? 0
  const tree = logTree(logFiles.readTile, size)
  const facts = loggedFacts(entry)
  const newest = place?.leaves.slice(-mostLines).reverse() ?? []
  const leaves = await Promise.all(newest.map((index) => publicLog.leaf(index)))
  const own = leaves.filter((leaf) => leaf !== null && leaf.life === entry.created_at)
  return Promise.all(
    own.map(async (leaf) => {
      const { at, kind } = logEntry.parse(JSON.parse(leaf!.entry))
      const { index } = leaf!
      const proved = async () =>
        writeEntryProof(leaf!, { proof: await tree.proof(index), facts, checkpoint: note })
      return { index, at, kind, proof: index < size ? await proved() : null }
    }),
  )
}
