import { Navigate, useParams } from 'react-router-dom'
import { paths, registrationPath } from '#shared/paths.ts'
import { actRules } from '#shared/register/rules/standing-changes.ts'
import { type StandingAct, standingActs } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { StandingForm } from './standing-form.tsx'

const isAct = (text: string): text is StandingAct => (standingActs as readonly string[]).includes(text)

/** `/admin/registrations/:number/standing/:act`: a registrar proposes a change of standing. */
export const StandingPage = () => {
  const { number = '', act = '' } = useParams()
  const loaded = useRead(api.registrations.get, { params: { number } })
  if (!isAct(act)) return <Navigate to={paths.adminRegistrations} replace />
  return (
    <Page
      title={`${actRules[act].label}: ${loaded.data?.number ?? number}`}
      documentTitle="Registration"
      narrow
    >
      <WhenLoaded from={loaded} lines={8}>
        {(file) =>
          file.waiting || !file.possible_acts.includes(act) ? (
            <EmptyState action="Go to the registration" to={registrationPath(number)}>
              This cannot be proposed now.
            </EmptyState>
          ) : (
            <StandingForm entry={file} act={act} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}
