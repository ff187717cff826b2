import { actOnCase } from '#functions/app/cases/act-on-case.ts'
import { loadCase, presentCase } from '#functions/app/cases/present-case.ts'
import { requireVersion } from '#functions/app/own-record.ts'
import type { Route } from '#functions/http/route.ts'
import type { cases } from '#shared/contract/cases.ts'

export const route: Route<typeof cases.act> = async (request, services) => {
  const { params, body, staff, versionRead } = request
  const it = await loadCase(params.id, services)
  requireVersion(it.review, versionRead)
  await actOnCase(it, body, staff, request, services)
  return { data: await presentCase(await loadCase(params.id, services), staff, request, services) }
}
