import type { RetentionRun } from '#shared/staff/records/retention.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

const removedBy = (run: RetentionRun): string[] =>
  (
    [
      [run.accounts_removed, 'Closed accounts removed'],
      [run.items_removed, 'Their records removed'],
      [run.files_removed, 'Their files removed'],
      [run.closed_as_unconfirmed, 'Unconfirmed accounts closed'],
      [run.closed_as_unused, 'Unused accounts closed'],
      [run.export_entries, 'Entries of the log of exports removed'],
      [run.proposals, 'Settled confirmations removed'],
    ] as const
  ).flatMap(([count, what]) => (count > 0 ? [`${what}: ${count}`] : []))

const problemsOf = (run: RetentionRun): string[] => [
  ...(run.finished ? [] : ['Time ran out: the next run continues.']),
  ...(run.items_left > 0 ? [`Still there, so that the next run tries again: ${run.items_left}`] : []),
  ...(run.accounts_waiting > 0
    ? [
        `Closed accounts that wait, because an application was reopened or something failed: ${run.accounts_waiting}`,
      ]
    : []),
  ...(run.accounts_overdue > 0
    ? [`Waiting for longer than the 30 days that were promised: ${run.accounts_overdue}`]
    : []),
]

const Run = ({ run }: { run: RetentionRun }) => {
  const removed = removedBy(run)
  return (
    <li>
      <strong>{whole(formatMoment(run.at))}</strong>
      <ul>
        {removed.length === 0 && <li>Nothing was due.</li>}
        {removed.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {problemsOf(run).map((line) => (
          <li key={line}>
            <strong>{line}</strong>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** What the last runs of the daily clean-up have removed, newest first. */
export const Runs = ({ runs }: { runs: RetentionRun[] }) => (
  <section className="card settings-history" aria-labelledby="runs">
    <h2 id="runs">Last runs of the daily clean-up</h2>
    {runs.length === 0 && <p>It has not run yet.</p>}
    <ol className="settings-changes">
      {runs.map((run) => (
        <Run key={run.at} run={run} />
      ))}
    </ol>
  </section>
)
