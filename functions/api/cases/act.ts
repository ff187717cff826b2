import { actOnCase } from '#functions/runtime/act-on-case.ts'
import { requireVersion } from '#functions/runtime/own-record.ts'
import { loadCase, presentCase } from '#functions/runtime/present-case.ts'
import type { Route } from '#functions/runtime/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.act> = async (request, services) => {
  const { params, body, staff, ifMatch } = request
  const it = await loadCase(params.id, services)
  requireVersion(it.desk, ifMatch)
  await actOnCase(it, body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
