import type { Route } from '#functions/runtime/route.ts'
import type { service } from '#shared/contract/service.ts'

export const route: Route<typeof service.health> = async () => ({ data: { status: 'ok' } })
