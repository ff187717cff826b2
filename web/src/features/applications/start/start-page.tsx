import '#web/theme/applications/start.scss'
import { Link } from 'react-router-dom'
import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { collectionTimes } from '#shared/applications/rules/certificate-collection.ts'
import { instrumentsInWords } from '#shared/cases/rules/instruments.ts'
import { formatRupees } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { formatLateRate } from '#shared/payments/rules/fee-schedules.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { type UsualDays, usualDaysInAll } from '#shared/staff/rules/usual-days.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import { useCouncil } from '#web/session/council.tsx'
import { useSession } from '#web/session/session-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CouncilContact, Officers } from '#web/ui/page/council-contact.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { Papers } from './papers.tsx'

const lateSentence = ({ late, grace_in_days }: FeeRule): string =>
  late
    ? ` If your degree was issued more than ${grace_in_days} days before you apply, ${formatLateRate(late)} is added from then on, at most ${formatRupees(late.cap)} more.`
    : ''

/** How the fee is computed, by the schedule in force. Without it the office is asked. */
const Fees = ({ schedule }: { schedule: FeeSchedule | null }) => {
  if (!schedule) return <p>The portal shows your fee before you submit.</p>
  return (
    <>
      <ul>
        {feeTitles.map((title) => (
          <li key={title}>
            {title}: {formatRupees(schedule.rules[title].base)}.{lateSentence(schedule.rules[title])}
          </li>
        ))}
      </ul>
      {schedule.sample && (
        <p className="sample-notice">This is a sample. The council has not set its own fees yet.</p>
      )}
    </>
  )
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** How long it usually takes; nothing while the council has not said it of every step. */
const UsualTime = ({ days }: { days: UsualDays }) => {
  const inAll = usualDaysInAll(days)
  if (inAll === null) return null
  return (
    <>
      <h2>How long it takes</h2>
      <p>
        Usually about {inDays(inAll)} from the day on which the council has your papers and your fee until the
        certificate is ready. It takes longer when something is missing or the council asks you to correct
        something. After you have signed in, the portal always shows where your application is.
      </p>
    </>
  )
}

const WaysIn = () => {
  const { state } = useSession()
  return (
    <div className="page-actions start-ways">
      {state === 'authenticated' ? (
        <ButtonLink look="primary" to={paths.dashboard}>
          Go to your dashboard
        </ButtonLink>
      ) : (
        <>
          <ButtonLink look="primary" to={paths.register}>
            Register
          </ButtonLink>
          <ButtonLink look="outline" to={paths.login}>
            Sign in
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** `/auth/start`: what people want to know before they register, on one page that can be printed. */
export const StartPage = () => {
  const council = useCouncil()
  return (
    <Page title="Apply for registration or renewal" narrow>
      <p>
        For pharmacists with B Pharm / Pharm D who want to be registered with {councilName(council)} in
        Register A (Category A), or to renew their registration.
      </p>
      <WaysIn />
      <h2>What you do</h2>
      <ol>
        <li>Register here with your CNIC, an email address and a phone number.</li>
        <li>Fill in who you are, where you live and what you have studied, and upload your papers.</li>
        <li>Submit your application, and print the form, the checklist and the fee vouchers.</li>
        <li>Pay the fee, and have all documents attested by a 17 Grade officer.</li>
        <li>Hand in the printed form with its documents at the council.</li>
        <li>Collect the certificate yourself, {collectionTimes}.</li>
      </ol>
      <h2>What you need</h2>
      <Papers />
      <h2>The fee</h2>
      <Fees schedule={council?.fees ?? null} />
      <p>
        {instrumentsInWords(council?.instruments ?? ['Pay order', 'Demand draft'])} only. Cash is not
        accepted.
      </p>
      {council && <UsualTime days={council.usual_days} />}
      <h2>How to renew</h2>
      <p>
        Register here once if you have no account, or sign in, and choose Renewal Registration. You need the
        dates on your last certificate, and your registration number if you know it.
      </p>
      <h2>Is somebody registered?</h2>
      <p>
        <Link to={paths.publicRegister}>Look in the register of pharmacists</Link>. Everybody may, without
        signing in.
      </p>
      <h2>Whom to ask</h2>
      <CouncilContact />
      <Officers />
    </Page>
  )
}
