import '#web/theme/history.scss'
import type { SettledProposal } from '#shared/staff/records/proposal.ts'
import { formatMoment } from '#web/ui/moments.ts'

const words: Record<SettledProposal['outcome'], string> = {
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

/** The outcomes of the last proposals, newest first. */
export const SettledProposals = ({ settled }: { settled: SettledProposal[] }) => (
  <section className="card" aria-labelledby="settled">
    <h2 id="settled">Settled lately</h2>
    {settled.length === 0 && <p className="text-muted">Nothing yet.</p>}
    <ol className="history-list">
      {settled.map(({ id, title, outcome, by, settled: end }) => (
        <li key={id}>
          <strong dir="auto">
            {words[outcome]}: {title}
          </strong>
          {end.reason && <div dir="auto">{end.reason}</div>}
          <span className="text-muted">
            Proposed by <bdi>{by.name}</bdi>; <bdi>{end.by.name}</bdi>, {formatMoment(end.at)}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
