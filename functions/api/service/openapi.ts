import type { Route } from '#functions/http/route.ts'
import { openapi } from '#shared/kit/openapi.ts'

export const needs = {}

export const route: Route<'service.openapi', typeof needs> = async () => ({ data: openapi() })
