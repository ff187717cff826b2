import '#web/theme/history.scss'
import type { ExportEntry } from '#shared/cases/records/export.ts'
import { choiceWords } from '#shared/cases/rules/queue-words.ts'
import { formatDate } from '#shared/kit/format.ts'
import type { PublicEntry } from '#shared/register/records/public-register.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import { useSending } from '#web/ui/form/use-sending.ts'
import { FailureAlert } from '#web/ui/messages/failure-message.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { type CursorPage, OlderButton, useOlderPages } from '#web/ui/older-pages.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'

const heads = ['Number', 'Name', 'Category', 'Standing', 'Valid until', 'City', 'Qualification']
const cellsOf = (entry: PublicEntry): string[] => [
  ...[entry.number, entry.name, entry.category, standingLabels[entry.standing]],
  ...[formatDate(entry.valid_until), entry.city, entry.qualification],
]

/** All pages of one export, one after the other. */
const allCells = async (): Promise<{ cells: string[][]; day: string }> => {
  const first = (await api.registrations.export({ query: {} })).data
  const cells = first.entries.map(cellsOf)
  for (let next = first.next; next !== null; ) {
    const { data } = await api.registrations.export({ query: { export: first.export, cursor: next } })
    cells.push(...data.entries.map(cellsOf))
    next = data.next
  }
  return { cells, day: first.day }
}

/** Saves what everybody may read of the register as one file. */
const RegisterExport = ({ onDone }: { onDone: () => void }) => {
  const { send, sending, failure } = useSending(async () => {
    const { cells, day } = await allCells()
    await saveCsv(heads, cells, `register-${day}.csv`)
    onDone()
  })
  return (
    <>
      <Button look="outline" waiting={sending} onClick={() => void send()}>
        {sending ? 'Exporting…' : 'Export the public register'}
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}

/** `me` in a filter is the person who exported. */
const exportTitle = ({ list, status, q, ...choices }: ExportEntry): string => {
  if (list === 'register') return 'Public register'
  if (!status) return `Search “${q}”`
  const filters = choiceWords(choices).map(({ name, words }) =>
    name === 'assigned' && choices.assigned === 'me' ? 'Assigned to who exported' : words,
  )
  return [statusLabels[status], ...filters].join(', ')
}
const exportedRows = ({ list, rows, sent, state }: ExportEntry): string => {
  if (list === 'register') return sent === 1 ? '1 registration' : `${sent} registrations`
  if (state === 'waiting')
    return `${rows === null ? 'more than 100' : formatApplicationCount(rows)}, waits for confirmation`
  if (state === 'refused' || state === 'withdrawn') return `${state}, nothing exported`
  return rows === null || sent === rows
    ? formatApplicationCount(sent)
    : `${sent} of ${formatApplicationCount(rows)}`
}

const Entry = ({ entry }: { entry: ExportEntry }) => (
  <li>
    <strong dir="auto">{exportTitle(entry)}</strong>, {exportedRows(entry)}
    <span className="text-muted">
      <bdi>{entry.by.name}</bdi>, {formatMoment(entry.at)}
      {entry.state === 'confirmed' && entry.settled && (
        <>
          , confirmed by <bdi>{entry.settled.by.name}</bdi>
        </>
      )}
    </span>
  </li>
)

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.exports.list({ query: { cursor } }, { signal })).data

const ExportList = ({ first }: { first: CursorPage<ExportEntry> }) => {
  const { entries, ...older } = useOlderPages(first, read)
  return (
    <div className="card">
      {entries.length === 0 && <p>No exports yet.</p>}
      <ol className="history-list">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <OlderButton {...older} />
    </div>
  )
}

/** The log of exports, for administrators. */
export const ExportsPage = () => {
  const loaded = useApi((signal) => read(undefined, signal), [])
  return (
    <Page title="Exports" actions={<RegisterExport onDone={loaded.reload} />}>
      <WhenLoaded from={loaded}>{(first) => <ExportList first={first} />}</WhenLoaded>
    </Page>
  )
}
