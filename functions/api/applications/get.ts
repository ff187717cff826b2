import { ownRecord } from '#functions/runtime/own-record.ts'
import { presentApplicant } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applications } from '#shared/contract/applications.ts'

export const route: Route<typeof applications.get> = async ({ params, user }, services) => ({
  data: await presentApplicant(ownRecord(user.applicant, params.id), services),
})
