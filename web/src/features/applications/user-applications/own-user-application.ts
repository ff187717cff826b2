import type { UserApplicationRecord } from '#shared/applications/records/user-application.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { api } from '#web/api/client.ts'

/** The caller's record when `id` is `me` or its own id; no endpoint answers by id. @throws ApiFailure of 404 */
export const loadOwnUserApplication = async (
  id: string,
  signal: AbortSignal,
): Promise<UserApplicationRecord> => {
  const { data } = await api.userApplications.current({}, { signal })
  const record = data.user_application
  if (record && (id === 'me' || id === record.id)) return record
  throw new ApiFailure({ status: 404, message: 'Page not found' })
}
