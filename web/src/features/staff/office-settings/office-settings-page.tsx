import '#web/theme/staff/office-settings.scss'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { SettingsChanges } from '#web/ui/office/settings-changes.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { SettingsForm } from './settings-form.tsx'

/** `/admin/settings`: how the office works, and who changed it. */
export const OfficeSettingsPage = () => {
  const loaded = useRead(api.officeSettings.get, {})
  return (
    <Page title="Office settings" narrow>
      <WhenLoaded from={loaded} lines={12}>
        {({ settings, changes }) => (
          <>
            <SettingsForm key={settings.version} settings={settings} onSaved={loaded.reload} />
            <SettingsChanges changes={changes} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
