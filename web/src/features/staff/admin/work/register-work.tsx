import { Link } from 'react-router-dom'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { changeRequestPath, claimPath, paths } from '#shared/paths.ts'
import type { WaitingChangeRequest } from '#shared/register/records/change-request.ts'
import type { WaitingClaim } from '#shared/register/records/claim.ts'
import type { WaitingCnicRequest } from '#shared/staff/records/cnic-request.ts'
import { formatMoment } from '#web/ui/moments.ts'

/** Shown of each group; the rest is on its page. */
const firstRows = 5
/** The lists end here. */
const mostListed = { claims: 100, requests: 100, cnics: 50 }

interface Row {
  id: string
  to: string
  name: string
  about: string
}

interface GroupProps {
  id: keyof typeof mostListed
  label: string
  to: string
  rows: Row[]
}

const Group = ({ id, label, to, rows }: GroupProps) => {
  const most = mostListed[id]
  const count = rows.length < most ? String(rows.length) : `${most}+`
  return (
    <section className="card work-group" aria-labelledby={`work-${id}`}>
      <h3 id={`work-${id}`}>
        <Link to={to}>
          {label} <span className="work-count">{count}</span>
        </Link>
      </h3>
      <ul className="work-rows">
        {rows.slice(0, firstRows).map((row) => (
          <li className="work-row" key={row.id}>
            <Link to={row.to} className="work-link">
              <span className="work-name" dir="auto">
                {row.name}
              </span>
            </Link>
            <span className="work-about">{row.about}</span>
          </li>
        ))}
      </ul>
      {rows.length > firstRows && (
        <Link className="work-all" to={to} aria-label={`Show all: ${label}`}>
          Show all {count}
        </Link>
      )}
    </section>
  )
}

/** Claims: people who say that an entry of the register is theirs. */
export const WaitingClaims = ({ claims }: { claims: WaitingClaim[] }) => (
  <Group
    id="claims"
    label="Claims of registrations"
    to={paths.adminClaims}
    rows={claims.map(({ id, name, number, at }) => ({
      ...{ id, to: claimPath(id), name, about: `${number}, sent ${formatMoment(at)}` },
    }))}
  />
)

/** Requests of holders to change the register. */
export const WaitingRequests = ({ requests }: { requests: WaitingChangeRequest[] }) => (
  <Group
    id="requests"
    label="Changes and letters asked for"
    to={paths.adminChangeRequests}
    rows={requests.map(({ id, name, number, particular, at }) => ({
      ...{ id, to: changeRequestPath(number, id), name },
      about: `${number}: ${askedLabels[particular]}, sent ${formatMoment(at)}`,
    }))}
  />
)

/** People who cannot register because another account has their CNIC; they stand above the claims. */
export const WaitingCnics = ({ requests }: { requests: WaitingCnicRequest[] }) => (
  <Group
    id="cnics"
    label="“This CNIC is mine”"
    to={paths.adminClaims}
    rows={requests.map(({ id, name, at }) => ({
      ...{ id, to: paths.adminClaims, name, about: `Sent ${formatMoment(at)}` },
    }))}
  />
)
