/** One action on several cases, and what came of it for each. */
import * as z from 'zod/mini'
import { chosenApplications } from '#shared/applications/records/chosen-applications.ts'
import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'

/** The actions that need no look at the single case. */
const bulkActions = ['certificate-ready'] as const satisfies CaseAction[]
/** As many as a page of the queue. */
const mostCasesAtOnce = 25

export const bulkCommand = z.strictObject({
  action: z.enum(bulkActions, 'This action is not possible for several applications'),
  ids: chosenApplications(mostCasesAtOnce),
})
export type BulkCommand = z.output<typeof bulkCommand>

/** `already`: it was done before, so nothing was changed and no e-mail sent. */
const bulkOutcomes = ['done', 'already', 'refused'] as const

export const bulkResults = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      /** Null where there is no such case. */
      reference_no: z.nullable(z.string()),
      outcome: z.enum(bulkOutcomes),
      /** Why it was refused. */
      words: z.nullable(z.string()),
    }),
  ),
})
export type BulkResult = z.output<typeof bulkResults>['results'][number]
