import { route } from '#functions/platform/http/route.ts'
import { practices } from '#functions/register/data/practice.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { findPractices } from '#functions/register/use-cases/find-practices.ts'

export const find = route('practices.find', { practices, registrations }, async (request, services) => ({
  data: await findPractices(request.query, request.today, services),
}))
