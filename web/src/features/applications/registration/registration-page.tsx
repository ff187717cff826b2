import { useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { paths, registrationPathOf } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { useSession } from '#web/session/session-context.ts'
import '#web/theme/applications/registration.scss'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { Page } from '#web/ui/page/page.tsx'
import type { ReturnedFileView } from './corrections/returned-item-row.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationView } from './registration-view.tsx'
import { type Result, Submitted } from './submitted.tsx'
import { AlreadyRegistered, NewRegistrationNote, RenewalNote } from './which-application.tsx'

const pageTitles: Record<ApplicationTitle, string> = {
  Registration: 'New Registration',
  Renewal: 'Renewal Registration',
}

interface RegistrationPageProps {
  ReturnedFile: ReturnedFileView
}

/** `/registration/new` and `/registration/renewal`; the path decides which. */
export const RegistrationPage = ({ ReturnedFile }: RegistrationPageProps) => {
  const session = useSession()
  const flash = useFlash()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [result, setResult] = useState<Result | null>(null)
  const isRenewal = pathname.startsWith(paths.registrationRenewal)
  const title: ApplicationTitle = isRenewal ? 'Renewal' : 'Registration'
  const { application_form: existing, registration_number: number } = session.user
  // As it was on arrival, so that the page stays while a correction is being made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another arrival
  const ownPath = useMemo(() => existing && registrationPathOf(existing), [pathname])
  const done = (what: Result, form: ApplicationFormRecord) => {
    flash.show('') // removes the message of an earlier save: no navigation does it here
    setResult(what)
    session.setApplicationForm(form)
  }
  if (existing && ownPath && ownPath !== pathname) return <Navigate to={ownPath} replace />
  return (
    <Page title={existing ? 'My application' : pageTitles[title]} step={existing ? undefined : 4} narrow>
      {existing ? (
        <Submitted
          form={existing}
          result={result}
          ReturnedFile={ReturnedFile}
          onCorrected={(form, message) => {
            session.setApplicationForm(form)
            flash.showHere(message)
          }}
          onSentAgain={(form) => {
            done('sent again', form)
            void session.reload() // the account follows a corrected name
          }}
          onWithdrawn={(form) => done('withdrawn', form)}
          onStartedAgain={(user) => {
            session.replaceUser(user)
            flash.show('You can begin a new application. Change first what is no longer true.')
            navigate(user.registration_number ? paths.registrationRenewal : pathname, { replace: true })
          }}
        />
      ) : !isRenewal && number ? (
        <AlreadyRegistered number={number} />
      ) : (
        <>
          {isRenewal ? (
            <RenewalNote isRegistered={number !== null} registration={session.user.registration} />
          ) : (
            <NewRegistrationNote />
          )}
          <RegistrationView title={title} />
          <RegistrationForm
            key={title}
            title={title}
            here={isRenewal ? paths.registrationRenewal : paths.registrationNew}
            onSubmitted={(record) => done('submitted', record)}
          />
        </>
      )}
    </Page>
  )
}
