/** What has been put right since the desk returned it: the old beside the new. */
import type { CaseRecord } from '#shared/records/case.ts'
import { isText, itemValue } from '#shared/rules/correctable.ts'

/**
 * What stood there when it was returned, once something else does; undefined while nothing has changed. Of a file it is
 * its id, and of the photo nothing is known but that handing in again needs another one.
 */
export const formerOf = (item: string, it: CaseRecord): string | undefined => {
  const { corrections, status } = it.application_form
  const before = corrections.find((one) => one.item === item)?.before
  if (before === undefined || (!isText(item) && status === 'returned')) return undefined
  return item !== 'applicant.photo' && itemValue(item, it) === before ? undefined : before
}
