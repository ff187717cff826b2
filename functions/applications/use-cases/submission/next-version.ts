import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { nextSnapshot, type SnapshotSource } from '#functions/applications/data/snapshot.ts'
import type { SnapshotCause } from '#shared/applications/records/snapshot.ts'

type VersionChange = Required<Pick<CaseChange, 'form' | 'extraWrites'>>

/**
 * The next version of an application, for the change that makes it; nothing where the application says what it said.
 * @param application as the change leaves it
 */
export const nextVersion = (
  application: SnapshotSource,
  cause: SnapshotCause,
  now: Date,
  refusal: () => Error,
): VersionChange => {
  const next = nextSnapshot(application, cause, now)
  if (!next) return { form: {}, extraWrites: [] }
  return { form: { snapshot: next.mark }, extraWrites: [{ write: next.write, refusal }] }
}
