import type { CaseRow } from '#shared/cases/records/case.ts'
import { api } from '#web/api/client.ts'

/** All approved applications, the oldest first. */
export const approvedRows = async (signal: AbortSignal): Promise<CaseRow[]> => {
  const rows: CaseRow[] = []
  let cursor: string | undefined
  do {
    const query = { status: 'approved' as const, ...(cursor && { cursor }) }
    const { data } = await api.cases.list({ query }, { signal })
    rows.push(...data.rows)
    cursor = data.next ?? undefined
  } while (cursor)
  return rows
}
