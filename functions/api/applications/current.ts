import { presentApplicant } from '#functions/app/applicants/present-user.ts'
import type { Route } from '#functions/http/route.ts'
import type { applications } from '#shared/contract/applications.ts'

export const route: Route<typeof applications.current> = async ({ user }, services) => ({
  data: user.applicant && (await presentApplicant(user.applicant, services)),
})
