import type { Route } from '#functions/http/route.ts'
import type { contactInformation } from '#shared/contract/contact-information.ts'

export const route: Route<typeof contactInformation.current> = async ({ user }) => ({
  data: { contact_information: user.contact_information },
})
