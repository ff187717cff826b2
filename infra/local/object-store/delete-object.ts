import type { S3Operation } from './operation.ts'
import { S3Refusal } from './refusal.ts'

/** DeleteObject: adds a delete marker; no function has the right to delete a version permanently. */
export const deleteObject: S3Operation = async ({ key, query, storage }) => {
  if (query.has('versionId')) throw new S3Refusal(403, 'AccessDenied', 'Versions cannot be deleted.')
  const { versionId } = await storage.markDeleted(key)
  return { status: 204, headers: { 'x-amz-version-id': versionId, 'x-amz-delete-marker': 'true' } }
}
