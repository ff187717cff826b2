import { loadCase, presentCase } from '#functions/app/cases/present-case.ts'
import { takeCase } from '#functions/app/cases/take-case.ts'
import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.take> = async (request, services) => {
  const { params, body, staff } = request
  await takeCase(await loadCase(params.id, services), body.take_over, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
