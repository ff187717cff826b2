/** What the compiler must refuse about the contract. Each line below fails `npm run check` when it compiles. */

import { type Routes, route } from '#functions/platform/http/route.ts'
import * as service from '#functions/platform/routes/service.ts'
import { api } from '#web/api/client.ts'

const { health, openapi } = service

// @ts-expect-error a missing route
export const missingRoute: Routes['service'] = async () => ({ health })

// @ts-expect-error the route of another endpoint
export const otherRoute: Routes['service'] = async () => ({ health: openapi, openapi })

// @ts-expect-error a wrong answer field
export const wrongAnswerField = route('contactInformation.current', {}, async ({ user }) => ({
  data: { contact: user.contact_information },
}))

// @ts-expect-error a missing body
export const missingBody = () => api.auth.login({})

export const unknownField = () =>
  // @ts-expect-error an unknown field
  api.auth.login({ body: { email: 'a@example.com', password: 'x', remember: true } })
