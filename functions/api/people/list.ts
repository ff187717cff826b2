import type { Route } from '#functions/http/route.ts'
import type { people } from '#shared/contract/people.ts'

export const route: Route<typeof people.list> = async (_request, { roster }) => {
  const { people } = await roster.read()
  return { data: { people: people.sort((one, other) => one.name.localeCompare(other.name)) } }
}
