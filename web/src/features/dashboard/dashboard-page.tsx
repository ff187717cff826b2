import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useSession } from '#web/session/session-context.ts'
import { Page } from '#web/ui/page.tsx'
import { Aside } from './aside.tsx'
import { Lead } from './lead.tsx'
import { Returned } from './returned.tsx'
import { Services } from './services.tsx'
import { TaskRow } from './task-row.tsx'
import { tasksOf } from './tasks.ts'

/** Greets, shows how far somebody is, and leads to what is next. */
export const DashboardPage = () => {
  const { user } = useSession()
  const tasks = tasksOf(user)
  const next = tasks.find((it) => it.state === 'open')
  const mayRenew = tasks.some((it) => it.step === 'registration' && it.state === 'open')
  return (
    <Page title={`Welcome, ${user.name}`} documentTitle="Dashboard – Pharmacy Council">
      <div className="dashboard">
        <div>
          <Returned user={user} />
          <Lead user={user} />
          <h2>Your application</h2>
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
          <h2>Services</h2>
          <Services user={user} />
        </div>
        <Aside />
      </div>
    </Page>
  )
}
