import type { Route } from '#functions/http/route.ts'
import { roster } from '#functions/services/service-factories.ts'

export const needs = { roster }

export const route: Route<'people.list', typeof needs> = async (_request, { roster }) => {
  const { people } = await roster.read()
  return { data: { people: people.sort((one, other) => one.name.localeCompare(other.name)) } }
}
