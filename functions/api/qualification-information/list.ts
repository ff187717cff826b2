import type { Route } from '#functions/http/route.ts'
import type { qualificationInformation } from '#shared/contract/qualification-information.ts'

export const route: Route<typeof qualificationInformation.list> = async ({ user }) => ({
  data: { qualification_information: user.qualification_information },
})
