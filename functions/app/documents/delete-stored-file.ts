import type { Needs } from '#functions/services/services.ts'

/** Deletes a document's file that nothing names any more, unless a former application names it. */
export const deleteStoredFile = async (
  userId: string,
  key: string,
  { files, formerApplications }: Needs<'files' | 'formerApplications'>,
): Promise<void> => {
  const former = await formerApplications.fileKeys(userId)
  if (!former.has(key)) await files.remove(key)
}
