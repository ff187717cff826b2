import type { SettingsChange } from '#shared/staff/records/settings-change.ts'
import { formatMoment } from '../moments.ts'
import { inSentence } from '../name-in-sentence.ts'

/** Who changed which settings, newest first. */
export const SettingsChanges = ({ changes }: { changes: SettingsChange[] }) => (
  <section className="card settings-history" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    {changes.length === 0 && <p>Nothing has been changed yet.</p>}
    <ol className="settings-changes">
      {changes.map(({ at, by, changed }) => (
        <li key={at}>
          <strong>
            {inSentence(by.name)}, {formatMoment(at)}
          </strong>
          <ul>
            {changed.map(({ setting, before, after }) => (
              <li key={setting}>
                {setting}: {after}, before {before}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </section>
)
