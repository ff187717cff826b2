import { paths } from '#shared/paths.ts'
import type { ShownRegistration } from '#shared/register/records/account-registration.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePathInLanguage } from '#web/ui/language/language.ts'
import { LetterMaker } from '#web/ui/letter/letter-maker.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { ChangesSection } from './changes/changes-section.tsx'
import { OwnHold } from './hold/own-hold.tsx'
import { OwnHistory } from './own-history.tsx'
import { OwnLog } from './own-log.tsx'
import { OwnWatchers } from './own-watchers.tsx'
import { Statement } from './statement.tsx'

/** A statement of registration, made on request and printed from here. */
const StatementSection = ({ registration: { standing } }: { registration: ShownRegistration }) =>
  standing === 'active' ? (
    <LetterMaker
      label="Make a statement of registration"
      explanation="A statement of registration says that it is in force today, and all that was decided about it. It counts for 90 days, and any office can check it by its code."
      make={async () => (await api.ownRegistration.statement({})).data}
    >
      {(paper) => <Statement paper={paper} />}
    </LetterMaker>
  ) : (
    <p>
      A statement of registration needs a registration in force. Yours:{' '}
      {standingLabels[standing].toLowerCase()}.
    </p>
  )

/** The way to the page that says where the holder practises. */
const PlacesSection = () => (
  <section className="card not-printed" aria-labelledby="places">
    <h2 id="places">Where you practise</h2>
    <p>Tell the council in which pharmacy, store or hospital you work, and print the card for its door.</p>
    <p className="page-actions">
      <ButtonLink look="outline" to={paths.ownPlaces}>
        Your places of practice
      </ButtonLink>
      <ButtonLink look="outline" to={paths.ownChecks}>
        Who asked about me
      </ButtonLink>
    </p>
  </section>
)

/** Nothing before the council has prepared a certificate; where it cannot be read, its own page says why. */
const OwnCertificate = ({ registration: { standing } }: { registration: ShownRegistration }) => {
  const { data } = useRead(api.ownRegistration.certificate, {})
  return data && <CertificateCard certificate={data} standing={standing} />
}

/** `/own-registration`: the holder's certificate, statement of registration and the history of the entry. */
export const OwnRegistrationPage = () => {
  const inLanguage = usePathInLanguage()
  const { user } = useSession()
  const registration = user?.registration
  return (
    <Page title={registration ? `Registration ${registration.number}` : 'Registration'}>
      {registration ? (
        <>
          <div className="card-columns">
            <OwnCertificate registration={registration} />
            <ChangesSection />
            <PlacesSection />
          </div>
          <StatementSection registration={registration} />
          <OwnHold />
          <OwnHistory />
          <OwnWatchers />
          <OwnLog />
        </>
      ) : (
        <EmptyState action="Claim a registration" to={inLanguage(paths.claim)}>
          No registration is linked to your account.
        </EmptyState>
      )}
    </Page>
  )
}
