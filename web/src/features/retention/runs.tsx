import type { RetentionRun } from '#shared/records/retention.ts'
import { formatMoment } from '#web/ui/moments.ts'

const removedBy = (run: RetentionRun): string[] =>
  (
    [
      [run.accounts_removed, 'closed accounts removed'],
      [run.items_removed, 'of their records removed'],
      [run.files_removed, 'of their files removed'],
      [run.closed_as_unconfirmed, 'unconfirmed accounts closed'],
      [run.closed_as_unused, 'unused accounts closed'],
      [run.export_entries, 'entries of the log of exports removed'],
      [run.proposals, 'settled confirmations removed'],
    ] as const
  ).flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []))

const problemsOf = (run: RetentionRun): string[] => [
  ...(run.finished ? [] : ['Time ran out: the next run goes on.']),
  ...(run.items_left > 0
    ? [`${run.items_left} records or files were still there: the next run tries again.`]
    : []),
  ...(run.accounts_waiting > 0
    ? [
        `${run.accounts_waiting} closed accounts wait, because an application was reopened or something failed.`,
      ]
    : []),
  ...(run.accounts_overdue > 0
    ? [`${run.accounts_overdue} of them have waited for more than the 30 days that were promised.`]
    : []),
]

const Run = ({ run }: { run: RetentionRun }) => {
  const removed = removedBy(run)
  return (
    <li>
      <strong>{formatMoment(run.at)}</strong>
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
