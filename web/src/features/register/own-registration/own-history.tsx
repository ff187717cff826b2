import '#web/theme/history.scss'
import { formatDate } from '#shared/kit/format.ts'
import type { OwnChange } from '#shared/register/records/own-history.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { registrationEventLabels } from '#shared/register/rules/registration-events.ts'
import { api } from '#web/api/client.ts'
import { changedLines } from '#web/ui/changed-lines.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { whole } from '#web/ui/whole.tsx'

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.ownRegistration.history({ query: { cursor } }, { signal })).data

/** From when, the public sentence, and which particulars changed. */
const linesOf = (change: OwnChange): string[] => [
  ...(change.since ? [`From ${formatDate(change.since)}`] : []),
  ...(change.place ? [change.place] : []),
  ...(change.wording ? [wordingSentences.en[change.wording]] : []),
  ...changedLines(change),
]

/** The history of the holder's own entry, newest first. */
export const OwnHistory = () => (
  <section className="card not-printed" aria-labelledby="history">
    <h2 id="history">History</h2>
    <PagedList read={read} lines={3}>
      {(entries) => (
        <ol className="history-list">
          {entries.map((change) => (
            <li key={`${change.at} ${change.event}`}>
              <strong>{registrationEventLabels[change.event]}</strong>
              {linesOf(change).map((line) => (
                <Typed as="div" key={line}>
                  {line}
                </Typed>
              ))}
              <span className="text-muted">{whole(formatMoment(change.at))}</span>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  </section>
)
