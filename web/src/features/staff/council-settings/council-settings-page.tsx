import '#web/theme/staff/office-settings.scss'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useRenewCouncil } from '#web/session/council.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { MissingCouncilSettings } from '#web/ui/office/missing-council-settings.tsx'
import { SettingsChanges } from '#web/ui/office/settings-changes.tsx'
import { WaitingChange } from '#web/ui/office/waiting-change.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CouncilForm } from './council-form.tsx'

/** `/admin/council`: what the council tells applicants about itself, and who changed it. */
export const CouncilSettingsPage = () => {
  const flash = useFlash()
  const renewCouncil = useRenewCouncil()
  const loaded = useRead(api.councilSettings.get, {})
  const saved = (message: string) => {
    flash.showHere(message)
    loaded.reload()
    renewCouncil()
  }
  return (
    <Page title="Council settings" narrow>
      <p>
        Hours, usual days and the days to pay a renewal change at once. Everything else takes a second
        administrator, where there is one, and all administrators are told by email.
      </p>
      <WhenLoaded from={loaded} lines={16}>
        {({ settings, changes, waiting }) => (
          <>
            <MissingCouncilSettings settings={settings} />
            {waiting && <WaitingChange waiting={waiting} />}
            <CouncilForm key={`${settings.version} ${waiting?.at}`} settings={settings} onSaved={saved} />
            <SettingsChanges changes={changes} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
