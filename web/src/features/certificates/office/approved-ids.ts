import { api } from '#web/api/client.ts'

/** The ids of all approved applications, the oldest first. */
export const approvedIds = async (signal: AbortSignal): Promise<string[]> => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const query = { status: 'approved' as const, ...(cursor && { cursor }) }
    const { data } = await api.cases.list({ query }, { signal })
    ids.push(...data.rows.map(({ id }) => id))
    cursor = data.next ?? undefined
  } while (cursor)
  return ids
}
