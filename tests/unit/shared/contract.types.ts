/** What the compiler must refuse about the contract. Each line below fails `npm run check` when it compiles. */

import type { Route, Routes } from '#functions/http/route.ts'
import { routes } from '#functions/routes.ts'
import { api } from '#web/api/client.ts'

const { 'service.health': _, ...others } = routes

// @ts-expect-error a missing handler
export const missingHandler: Routes = others

// @ts-expect-error a wrong answer field
export const wrongAnswerField: Route<'contactInformation.current', { users: never }> = async ({ user }) => ({
  data: { contact: user.contact_information },
})

// @ts-expect-error a missing body
export const missingBody = () => api.auth.login({})

export const unknownField = () =>
  // @ts-expect-error an unknown field
  api.auth.login({ body: { email: 'a@example.com', password: 'x', remember: true } })
