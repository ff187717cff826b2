import { paths } from '#shared/paths.ts'
import type { ShownRegistration } from '#shared/register/records/registration.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useSession } from '#web/session/session-context.ts'
import { LetterMaker } from '#web/ui/letter/letter-maker.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { ChangesSection } from './changes/changes-section.tsx'
import { Letter } from './letter.tsx'
import { OwnHistory } from './own-history.tsx'

/** A letter of good standing, made on request and printed from here. */
const LetterSection = ({ registration: { standing } }: { registration: ShownRegistration }) =>
  standing === 'active' ? (
    <LetterMaker
      label="Make a letter of good standing"
      explanation="A letter of good standing says that your registration is in force today. It counts for 90 days, and any office can check it by its code."
      make={async () => (await api.ownRegistration.letter({})).data}
    >
      {(letter) => <Letter letter={letter} />}
    </LetterMaker>
  ) : (
    <p>
      A letter of good standing needs a registration in force. Yours: {standingLabels[standing].toLowerCase()}
      .
    </p>
  )

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
