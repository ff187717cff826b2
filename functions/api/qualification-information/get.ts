import { ownQualification } from '#functions/app/applicants/own-qualification.ts'
import type { Route } from '#functions/http/route.ts'
import type { qualificationInformation } from '#shared/contract/qualification-information.ts'

export const route: Route<typeof qualificationInformation.get> = async ({ params, query, user }) => ({
  data: ownQualification(user, params.id, query.qualification_level),
})
