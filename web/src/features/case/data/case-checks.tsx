import type { CaseCheck } from '#shared/records/case.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What was compared automatically. A check that found something asks staff to check it; it blocks nothing. */
export const CaseChecks = ({ checks }: { checks: CaseCheck[] }) => (
  <section className="card" aria-labelledby="checks">
    <h2 id="checks">Automatic checks</h2>
    <ul className="case-checks">
      {checks.map(({ ok, words }) => (
        <li key={words} className={ok ? 'check-passed' : 'check-attention'}>
          <Icon name={ok ? 'check' : 'alert'} />
          <span>
            {!ok && <strong>Check: </strong>}
            {words}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
