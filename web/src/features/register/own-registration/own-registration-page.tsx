import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ChangesSection } from './changes/changes-section.tsx'
import { LetterSection } from './letter-section.tsx'
import { OwnHistory } from './own-history.tsx'

/** `/own-registration`: the holder's letter of good standing and the history of the entry. */
export const OwnRegistrationPage = () => {
  const { user } = useSession()
  const registration = user?.registration
  return (
    <Page title={registration ? `Registration ${registration.number}` : 'Registration'} narrow>
      {registration ? (
        <>
          <LetterSection registration={registration} />
          <ChangesSection />
          <OwnHistory />
        </>
      ) : (
        <EmptyState action="Claim a registration" to={paths.claim}>
          No registration is linked to your account.
        </EmptyState>
      )}
    </Page>
  )
}
