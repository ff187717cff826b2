import type { Route } from '#functions/http/route.ts'

export const needs = {}

export const route: Route<'service.health', typeof needs> = async () => ({ data: { status: 'ok' } })
