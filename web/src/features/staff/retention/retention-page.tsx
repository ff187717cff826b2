import '#web/theme/staff/office-settings.scss'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { SettingsChanges } from '#web/ui/office/settings-changes.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { RetentionForm } from './retention-form.tsx'
import { Runs } from './runs.tsx'

/** `/admin/retention`: how long records are kept, what was removed, and who changed it. */
export const RetentionPage = () => {
  const flash = useFlash()
  const loaded = useApi(async (signal) => (await api.retention.get({}, { signal })).data, [])
  const saved = (message: string) => {
    flash.showHere(message)
    loaded.reload()
  }
  return (
    <Page title="Retention" narrow>
      <p>
        What is older than this is removed once a day. Submitted applications are never removed, nor what
        belongs to an approval. Sessions end after 12 hours, sent emails are kept for 30 days and sign-ins for
        180 days; these periods are fixed.
      </p>
      <WhenLoaded from={loaded} lines={12}>
        {({ settings, runs, changes }) => (
          <>
            <RetentionForm key={settings.version} settings={settings} onSaved={saved} />
            <Runs runs={runs} />
            <SettingsChanges changes={changes} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
