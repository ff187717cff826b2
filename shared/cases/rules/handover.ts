/** Handing over a certificate: what is usually there, and what has to be explained when it is not. */

import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { FeeStatus } from '#shared/vocabulary/statuses.ts'
import { missingPapers } from './received-papers.ts'

type Handover = Parameters<typeof missingPapers>[1] & {
  title: ApplicationTitle
  fee: FeeStatus
  cnic_seen: boolean
}

/** What is missing at the handover, each in a few words; a handover in spite of it needs a reason. */
export const handoverExceptions = ({ title, fee, cnic_seen, ...papers }: Handover): string[] => {
  const missing = missingPapers(title, papers)
  const exceptions = [
    !cnic_seen && 'the CNIC was not seen',
    missing.length === 1 && '1 paper of the checklist is missing',
    missing.length > 1 && `${missing.length} papers of the checklist are missing`,
    fee === 'unpaid' && 'the fee is not verified',
  ]
  return exceptions.filter((exception) => typeof exception === 'string')
}
