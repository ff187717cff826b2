/** A document that an applicant of a test holds. */
import { aPng } from '#tests/support/files/images.ts'
import { announced, postToStore } from '#tests/support/files/uploads.ts'
import type { StaffStack } from './staff-stack.ts'

export const holdDocument = async ({ stack }: StaffStack, token: string, name: string): Promise<void> => {
  const bytes = aPng(40, 20)
  const { data } = (await stack.invoke('uploads.grant', { token, body: announced(name, bytes) })).body
  await postToStore(data, bytes)
  await stack.invoke('uploads.confirm', { token, params: { id: data.id } })
}
