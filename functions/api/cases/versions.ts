import { listVersions } from '#functions/app/cases/list-versions.ts'
import { loadCase } from '#functions/app/cases/load-case.ts'
import type { Route } from '#functions/http/route.ts'
import { cases, snapshots, users } from '#functions/services/service-factories.ts'

export const needs = { cases, snapshots, users }

export const route: Route<'cases.versions', typeof needs> = async ({ params }, services) => ({
  data: await listVersions(await loadCase(params.id, services), services),
})
