import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { Proposal } from '#shared/staff/records/proposal.ts'

/** Proposals of other people, with links to the page where they are confirmed or refused. */
export const ProposalsToConfirm = ({ open }: { open: Proposal[] }) => (
  <section className="card work-group" aria-labelledby="work-confirmations">
    <h3 id="work-confirmations">
      <Link to={paths.adminConfirmations}>
        Waiting for my confirmation <span className="work-count">{open.length}</span>
      </Link>
    </h3>
    <ul className="work-rows">
      {open.map(({ id, title, by, reason }) => (
        <li className="work-row" key={id}>
          <Link to={paths.adminConfirmations} className="work-link">
            <span className="work-name" dir="auto">
              {title}
            </span>
          </Link>
          <span className="work-about">
            Proposed by <bdi>{by.name}</bdi>
            {reason && <span dir="auto">: {reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
