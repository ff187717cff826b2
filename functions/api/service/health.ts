import type { Route } from '#functions/http/route.ts'
import type { service } from '#shared/contract/service.ts'

export const route: Route<typeof service.health> = async () => ({ data: { status: 'ok' } })
