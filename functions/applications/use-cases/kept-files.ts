import type { Needs } from '#functions/services.ts'

/** The objects that are never removed: those of former applications, and of every version of an application. */
export const keptFiles = async (
  userId: string,
  { formerApplications, snapshots }: Needs<'formerApplications' | 'snapshots'>,
): Promise<Set<string>> => {
  const [former, versions] = await Promise.all([
    formerApplications.fileKeys(userId),
    snapshots.fileKeys(userId),
  ])
  return new Set([...former, ...versions])
}
