import type { Services } from '#functions/services.ts'

/** Counts so many applications or documents as opened by a member of staff in the hour of `at`. */
export const haveOpened = (
  { limits }: Pick<Services, 'limits'>,
  scope: 'staff-cases' | 'staff-documents',
  staffId: string,
  times: number,
  at: Date,
): Promise<void> => limits.count({ scope, most: times, windowInSeconds: 60 * 60 }, staffId, at, times)
