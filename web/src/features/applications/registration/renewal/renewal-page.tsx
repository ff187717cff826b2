import '#web/theme/applications/registration.scss'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'
import { withReturn } from '#web/ui/form/return-path.ts'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { BeginRenewal } from '#web/ui/renewal/begin-renewal.tsx'
import { renewalState } from '#web/ui/renewal/renewal-state.ts'
import { missingParts } from '../missing-list.tsx'
import { degreeOf } from '../submission.ts'
import { CannotRenew } from './cannot-renew.tsx'
import { FeeAndVoucher } from './fee-and-voucher.tsx'
import { HandInRenewal } from './hand-in-renewal.tsx'
import { WhatWeHold } from './what-we-hold.tsx'

const titles = ['What we hold', 'Fee and voucher', 'Declare and hand in']
const addressOf = (step: number): string => (step === 1 ? paths.renewal : `${paths.renewal}?step=${step}`)

/** The step in the address; the first where it names none. */
const useStep = (): number => {
  const [query] = useSearchParams()
  const step = Number(query.get('step'))
  return step === 2 || step === 3 ? step : 1
}

const Step = ({ step, entry }: { step: number; entry: OwnEntry }) => {
  const session = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  const degree = degreeOf(session.user)
  if (step === 1) return <WhatWeHold entry={entry} next={addressOf(2)} />
  if (!degree) return <Navigate to={addressOf(1)} replace />
  if (step === 2)
    return (
      <FeeAndVoucher
        entry={entry}
        degreeIssueDate={degree.degree_issue_date}
        next={addressOf(3)}
        back={addressOf(1)}
      />
    )
  return (
    <HandInRenewal
      entry={entry}
      back={addressOf(2)}
      onSubmitted={(record) => {
        flash.show('Your renewal is handed in')
        session.setApplicationForm(record)
        navigate(paths.registrationRenewal, { replace: true })
      }}
    />
  )
}

/** On to the next form that is missing, then to the fee: who has just filled them in need not look at them again. */
const GoOn = ({ says }: { says: string }) => {
  const { user } = useSession()
  const flash = useFlash()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const [part] = missingParts(user)
    flash.show(says) // for the page after this one
    navigate(part ? withReturn(part.path, paths.renewal) : addressOf(2), { replace: true })
  }, [])
  return null
}

/** `/renewal`: a registration is renewed in three screens; the applicant types nothing that the register contains. */
export const RenewalPage = () => {
  const { user } = useSession()
  const step = useStep()
  const state = renewalState(user)
  const loaded = useRead(api.ownRegistration.get, {})
  const came = useLocation().state as { goesOn?: string } | null
  if (state === 'former' && user.application_form)
    return (
      <Page title="Renew your registration" narrow>
        <section className="card">
          <BeginRenewal former={user.application_form} />
        </section>
      </Page>
    )
  if (state !== 'ready')
    return (
      <Page title="Renew your registration" narrow>
        <CannotRenew user={user} />
      </Page>
    )
  if (step === 1 && came?.goesOn !== undefined) return <GoOn says={came.goesOn} />
  return (
    <Page title={`Renewal, ${step} of 3: ${titles[step - 1]}`} narrow>
      <WhenLoaded from={loaded} lines={10}>
        {(entry) => (entry ? <Step step={step} entry={entry} /> : <CannotRenew user={user} />)}
      </WhenLoaded>
    </Page>
  )
}
