/** The last result of this tab, kept like a draft: for this account, until it logs out. */
import * as z from 'zod/mini'
import { feeDetails } from '#shared/applications/records/fee.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { drafts } from '#web/session/drafts.ts'

const feeResult = z.object({
  title: z.enum(feeTitles),
  /** `YYYY-MM-DD` */
  date_of_issue_degree: z.string(),
  details: feeDetails,
})
export type FeeResult = z.output<typeof feeResult>

const draftKey = 'fee-result'

export const keepResult = (account: string, result: FeeResult): void => drafts.keep(account, draftKey, result)

/** Null when nothing was calculated in this tab, or when what is kept cannot be read any more. */
export const lastResult = (account: string): FeeResult | null => {
  const kept = feeResult.safeParse(drafts.read(account, draftKey)?.values)
  return kept.success ? kept.data : null
}
