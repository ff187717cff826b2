import { presentApplicant } from '#functions/runtime/present.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { applications } from '#shared/contract/applications.ts'

export const route: Route<typeof applications.current> = async ({ user }, services) => ({
  data: user.applicant && (await presentApplicant(user.applicant, services)),
})
