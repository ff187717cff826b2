import type { Services } from '#functions/services/services.ts'

/** Counts so many applications or documents as opened by a member of staff in the hour of `at`. */
export const haveOpened = async (
  { limits }: Pick<Services, 'limits'>,
  scope: 'staff-cases' | 'staff-documents',
  staffId: string,
  times: number,
  at: Date,
): Promise<void> => {
  const limit = { scope, most: times, windowInSeconds: 60 * 60 }
  for (let time = 0; time < times; time++) await limits.count(limit, staffId, at)
}
