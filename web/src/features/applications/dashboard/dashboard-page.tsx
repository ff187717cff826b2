import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { ConfirmEmailNotice } from '#web/ui/account/confirm-email-notice.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { ApplicationNeeds } from '#web/ui/needs/application-needs.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { MyApplication } from './my-application.tsx'
import { MyRegistration } from './my-registration.tsx'
import { ProgressSummary } from './progress-summary.tsx'
import { Purpose } from './purpose.tsx'
import { ServiceList } from './service-list.tsx'
import { SideInformation } from './side-information.tsx'
import { TaskRow } from './task-row.tsx'
import { stepsComplete, tasksOf } from './tasks.ts'

/** The first page after signing in: the application or the way to it, the steps with their states, and the services. */
export const DashboardPage = () => {
  const { user } = useSession()
  const form = user.application_form
  const tasks = tasksOf(user)
  const next = tasks.find((task) => task.state === 'open')
  const mayRenew = tasks.some((task) => task.step === 'registration' && task.state === 'open')
  return (
    <Page title={`Welcome, ${inSentence(user.name)}`} documentTitle="Dashboard – Pharmacy Council">
      <Purpose />
      <div className="dashboard">
        <div>
          <ConfirmEmailNotice />
          {user.registration && <MyRegistration registration={user.registration} />}
          {form ? <MyApplication form={form} /> : <ProgressSummary user={user} />}
          <h2>{form ? 'Your records' : 'Your application'}</h2>
          {form && <p>{stepsComplete(tasks)}</p>}
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
          <ApplicationNeeds user={user} />
          <h2>Services</h2>
          <ServiceList user={user} />
        </div>
        <SideInformation submitted={form !== null} />
      </div>
    </Page>
  )
}
