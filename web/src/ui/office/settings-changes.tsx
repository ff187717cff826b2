import type { ChangedSetting, SettingsChange } from '#shared/staff/records/settings-change.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'
import { formatMoment } from '../moments.ts'
import { inSentence } from '../name-in-sentence.ts'

/** Settings with what they were and are, or would be. */
export const ChangedSettings = ({ changed }: { changed: ChangedSetting[] }) => (
  <ul>
    {changed.map(({ setting, before, after }) => (
      <Typed as="li" key={setting}>
        {setting}: {after}, before {before}
      </Typed>
    ))}
  </ul>
)

/** Who changed which settings, newest first. */
export const SettingsChanges = ({ changes }: { changes: SettingsChange[] }) => (
  <section className="card settings-history" aria-labelledby="changes">
    <h2 id="changes">Changes</h2>
    {changes.length === 0 && <p>Nothing has been changed yet.</p>}
    <ol className="settings-changes">
      {changes.map(({ at, by, confirmed_by, changed }) => (
        <li key={at}>
          <strong>
            {inSentence(by.name)}, {whole(formatMoment(at))}
            {confirmed_by && <>, confirmed by {inSentence(confirmed_by.name)}</>}
          </strong>
          <ChangedSettings changed={changed} />
        </li>
      ))}
    </ol>
  </section>
)
