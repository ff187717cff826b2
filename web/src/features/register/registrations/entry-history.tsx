import '#web/theme/history.scss'
import { Link } from 'react-router-dom'
import { changeRequestPath } from '#shared/paths.ts'
import type { RegistrationChange } from '#shared/register/records/registration.ts'
import { registrationEventLabels } from '#shared/register/rules/registration-events.ts'
import { api } from '#web/api/client.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { changedLines } from '#web/ui/changed-lines.ts'
import { StandingDocument } from '#web/ui/document/standing-document.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { whole } from '#web/ui/whole.tsx'

/** "Sana Malik, confirmed by Bilal Khan" */
const whoOf = ({ by, confirmed_by }: RegistrationChange): string =>
  [by?.name ?? 'The portal', confirmed_by && `confirmed by ${confirmed_by.name}`].filter(Boolean).join(', ')

/** The history of an entry: what happened, who did it and who confirmed it, newest first. */
export const EntryHistory = ({ number, version }: { number: string; version: number }) => {
  const { admin } = useAdminSession()
  const isRegistrar = admin?.roles.includes('registrar')
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">History</h2>
      <PagedList
        read={async (cursor, signal) =>
          (await api.registrations.history({ params: { number }, query: { cursor } }, { signal })).data
        }
        dependencies={[number, version]}
      >
        {(entries) => (
          <ol className="history-list">
            {entries.map((change) => (
              <li key={`${change.at} ${change.event}`}>
                <strong>{registrationEventLabels[change.event]}</strong>
                {change.reason && <Typed as="div">{change.reason}</Typed>}
                {changedLines(change).map((line) => (
                  <Typed as="div" key={line}>
                    {line}
                  </Typed>
                ))}
                <span className="text-muted">
                  <Typed>{whoOf(change)}</Typed>, {whole(formatMoment(change.at))}
                  {change.from && `, ${change.from}`}
                </span>
                {change.document && isRegistrar && (
                  <StandingDocument number={number} document={change.document} />
                )}
                {change.request && isRegistrar && (
                  <div>
                    <Link to={changeRequestPath(number, change.request)}>
                      The holder’s request and its document
                    </Link>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}
