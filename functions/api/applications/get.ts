import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import { ownRecord } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { applications } from '#shared/contract/applications.ts'

export const route: Route<typeof applications.get> = async ({ params, user }, services) => ({
  data: await presentApplicant(ownRecord(user.applicant, params.id), services),
})
