import { ownRecord } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { contactInformation } from '#shared/contract/contact-information.ts'

export const route: Route<typeof contactInformation.get> = async ({ params, user }) => ({
  data: ownRecord(user.contact_information, params.id),
})
