import '#web/theme/history.scss'
import type { ExportEntry } from '#shared/cases/records/export.ts'
import { choiceWords } from '#shared/cases/rules/queue-words.ts'
import { listedStatusLabels } from '#shared/vocabulary/statuses.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { OlderPages } from '#web/ui/older-pages.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { RegisterExport } from '#web/ui/register/register-export.tsx'
import { whole } from '#web/ui/whole.tsx'

/** `me` in a filter is the person who exported. */
const exportTitle = ({ list, status, q, ...choices }: ExportEntry): string => {
  if (list === 'register') return 'Public register'
  if (!status) return `Search “${q}”`
  const filters = choiceWords(choices).map(({ name, words }) =>
    name === 'assigned' && choices.assigned === 'me' ? 'Assigned to who exported' : words,
  )
  return [listedStatusLabels[status], ...filters].join(', ')
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
    <Typed as="strong">{exportTitle(entry)}</Typed>, {exportedRows(entry)}
    <span className="text-muted">
      <Typed>{entry.by.name}</Typed>, {whole(formatMoment(entry.at))}
      {entry.state === 'confirmed' && entry.settled && (
        <>
          , confirmed by <Typed>{entry.settled.by.name}</Typed>
        </>
      )}
    </span>
  </li>
)

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.exports.list({ query: { cursor } }, { signal })).data

/** The log of exports, for administrators. */
export const ExportsPage = () => {
  const loaded = useApi((signal) => read(undefined, signal), [])
  return (
    <Page title="Exports" actions={<RegisterExport onDone={loaded.reload} />}>
      <WhenLoaded from={loaded}>
        {(first) => (
          <div className="card">
            <OlderPages first={first} read={read} empty={<p>No exports yet.</p>}>
              {(entries) => (
                <ol className="history-list">
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ol>
              )}
            </OlderPages>
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}
