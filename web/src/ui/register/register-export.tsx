import { registerExportRoles } from '#shared/cases/rules/export-sheet.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { PublicEntry } from '#shared/register/records/public-register.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'

const heads = ['Number', 'Name', 'Category', 'Standing', 'Valid until', 'City', 'Qualification']
const cellsOf = (entry: PublicEntry): string[] => [
  ...[entry.number, entry.name, entry.category, standingLabels[entry.standing]],
  ...[formatDate(entry.valid_until), entry.city, entry.qualification],
]

/** All pages of one export, one after the other. */
const allCells = async (
  only: (entry: PublicEntry) => boolean,
): Promise<{ cells: string[][]; day: string }> => {
  const first = (await api.registrations.export({ query: {} })).data
  const cells = first.entries.filter(only).map(cellsOf)
  for (let next = first.next; next !== null; ) {
    const { data } = await api.registrations.export({ query: { export: first.export, cursor: next } })
    cells.push(...data.entries.filter(only).map(cellsOf))
    next = data.next
  }
  return { cells, day: first.day }
}

interface RegisterExportProps {
  onDone?: () => void
  words?: string
  /** Which entries the file has; all by default. The export is recorded alike. */
  only?: (entry: PublicEntry) => boolean
}

/** Saves what everybody may read of the register as one file; nothing for those who may not. */
export const RegisterExport = ({
  onDone = () => undefined,
  words = 'Export the public register',
  only = () => true,
}: RegisterExportProps) => {
  const { admin } = useAdminSession()
  const { send, sending, failure } = useSending(async () => {
    const { cells, day } = await allCells(only)
    await saveCsv(heads, cells, `register-${day}.csv`)
    onDone()
  })
  if (!registerExportRoles.some((role) => admin?.roles.includes(role))) return null
  return (
    <>
      <Button look="outline" waiting={sending} onClick={() => void send()}>
        {sending ? 'Exporting…' : words}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}
