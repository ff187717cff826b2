import { keptFiles } from '#functions/applications/use-cases/kept-files.ts'
import type { Needs } from '#functions/services.ts'

/** Deletes a document's file that nothing names any more, unless a version of an application names it. */
export const deleteStoredFile = async (
  userId: string,
  key: string,
  services: Needs<'files' | 'formerApplications' | 'snapshots'>,
): Promise<void> => {
  const kept = await keptFiles(userId, services)
  if (!kept.has(key)) await services.files.remove(key)
}
