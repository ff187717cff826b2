import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { collectionTimes } from '#shared/applications/rules/certificate-collection.ts'
import { nextStep } from '#shared/applications/rules/onboarding.ts'
import { paths } from '#shared/paths.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { steps } from '#shared/vocabulary/onboarding-steps.ts'
import { useCouncil } from '#web/session/council.tsx'
import { interruptedPathOf } from '#web/session/interrupted-path.ts'
import { useSession } from '#web/session/session-context.ts'
import { ConfirmEmailNotice } from '#web/ui/account/confirm-email-notice.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { ApplicationNeeds } from '#web/ui/needs/application-needs.tsx'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { usePreload } from '#web/ui/page/preload.ts'
import { shortStepNames, startPath } from '#web/ui/steps/steps.ts'
import { HaveNumber } from './have-number.tsx'
import { MyApplication } from './my-application.tsx'
import { MyRegistration } from './my-registration.tsx'
import { Purpose } from './purpose.tsx'
import { ServiceList } from './service-list.tsx'
import { TaskRow } from './task-row.tsx'
import { stepsComplete, tasksOf } from './tasks.ts'
import { WaitingClaim } from './waiting-claim.tsx'

/** Before the submission: how many steps are complete, and one button: back to where the session ended, else to the next step. */
const ProgressSummary = ({ user }: { user: CurrentUser }) => {
  const tasks = tasksOf(user)
  const done = tasks.filter((task) => task.state === 'done').length
  const next = nextStep(user)
  const interruptedPath = interruptedPathOf(user.id)
  return (
    <div className="dashboard-lead">
      <div>
        <p>{stepsComplete(tasks)}</p>
        <div className="progress-line" aria-hidden="true">
          <span style={{ width: `${(done / steps.length) * 100}%` }} />
        </div>
      </div>
      {interruptedPath ? (
        <Link className="btn btn-primary btn-large" to={interruptedPath}>
          Continue where you were
        </Link>
      ) : (
        <Link className="btn btn-primary btn-large" to={startPath(next, user)}>
          Continue: {shortStepNames[next]}
        </Link>
      )}
    </div>
  )
}

const WhatYouWillNeed = () => (
  <section className="card">
    <h2>What you will need</h2>
    <ul>
      <li>Your CNIC</li>
      <li>A recent photo on a white background, JPG or PNG</li>
      <li>Your certificates: Matriculation, Intermediate and B Pharm / Pharm D, with their dates</li>
      <li>For a renewal: your registration number, if you know it, and its issue and expiry dates</li>
    </ul>
  </section>
)

/** How to reach the council, when certificates are handed over; before the submission, what it takes. */
const SideInformation = ({ submitted }: { submitted: boolean }) => (
  <div className="aside">
    {!submitted && <WhatYouWillNeed />}
    <section className="card">
      <h2>Contact</h2>
      <CouncilContact />
    </section>
    <section className="card">
      <h2>Collection hours</h2>
      <p>{collectionTimes}. Only you can collect your certificate, with the original slip and your CNIC.</p>
    </section>
  </div>
)

/** The way to a first registration: the steps with their states. */
const FirstApplication = ({ user }: { user: CurrentUser }) => {
  const tasks = tasksOf(user)
  const next = tasks.find((task) => task.state === 'open')
  const mayRenew = tasks.some((task) => task.step === 'registration' && task.state === 'open')
  return (
    <>
      {!user.application_form && <ProgressSummary user={user} />}
      <h2>{user.application_form ? 'Your records' : 'Your application'}</h2>
      {user.application_form && <p>{stepsComplete(tasks)}</p>}
      <ol className="tasks">
        {tasks.map((task, index) => (
          <TaskRow key={task.step} task={task} number={index + 1} next={task === next} />
        ))}
      </ol>
      {mayRenew && (
        <p className="tasks-note">
          Already registered? Use the <Link to={paths.registrationRenewal}>renewal form</Link>.
        </p>
      )}
    </>
  )
}

/** The first page after signing in: a holder’s registration or the way to one, the application, and the services. */
export const DashboardPage = () => {
  const { user } = useSession()
  const { application_form: form, registration } = user
  usePreload(form || registration ? null : startPath(nextStep(user), user))
  return (
    <Page
      title={`Welcome, ${inSentence(user.name)}`}
      documentTitle={`Dashboard – ${councilName(useCouncil())}`}
    >
      <Purpose />
      <div className="dashboard">
        <div>
          <ConfirmEmailNotice />
          {registration && <MyRegistration registration={registration} />}
          {user.claiming && <WaitingClaim />}
          {!(registration || user.claiming || form || user.entered_by) && <HaveNumber />}
          {form && <MyApplication form={form} />}
          {!registration && <FirstApplication user={user} />}
          {(form || !registration) && <ApplicationNeeds user={user} />}
          <h2>Services</h2>
          <ServiceList user={user} />
        </div>
        <SideInformation submitted={form !== null || Boolean(registration)} />
      </div>
    </Page>
  )
}
