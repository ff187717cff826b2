import '#web/theme/certificates/certificate.scss'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { CertificateView } from '#shared/certificates/records/certificate.ts'
import { formatDate } from '#shared/kit/format.ts'
import { registrationPath } from '#shared/paths.ts'
import { standingLabels } from '#shared/register/rules/registration.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CertificateSheet } from '#web/ui/certificate/certificate-sheet.tsx'
import { printCertificates } from '#web/ui/certificate/print-certificates.ts'
import { CommandProblem } from '#web/ui/form/command-problem.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { submitting, useSending } from '#web/ui/form/use-sending.ts'
import { pageHeadOf, WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { type CertificateAct, ReasonDialog } from './reason-dialog.tsx'

/** Why a certificate can be prepared now, or why not. */
const stateText = (view: CertificateView) => {
  const { number, standing, valid_until, current, up_to_date, certificates, differs_since } = view
  if (standing !== 'active')
    return `${number}: ${standingLabels[standing].toLowerCase()}. Only a registration in force has a certificate.`
  if (up_to_date)
    return differs_since
      ? `The register was corrected on ${formatDate(differs_since)}. This certificate says what it said before: prepare a duplicate with the reason “The register was corrected”.`
      : ''
  if (current)
    return `The registration was renewed until ${formatDate(valid_until)}. Its certificate says less.`
  return certificates > 0
    ? 'The last certificate is void. No other one has been prepared.'
    : 'No certificate has been prepared yet.'
}

interface CertificateProps {
  view: CertificateView
  /** Whether the sheets of the council's paper have numbers. */
  onNumberedPaper: boolean
  onView: (view: CertificateView) => void
  onOutdated: () => void
}

const Certificate = ({ view, onNumberedPaper, onView, onOutdated }: CertificateProps) => {
  const { number, standing, current, up_to_date } = view
  const [act, setAct] = useState<CertificateAct | 'paper'>()
  const preparing = useSending(async () =>
    onView((await api.certificates.prepare({ params: { number } })).data),
  )
  const done = (changed: CertificateView) => {
    setAct(undefined)
    onView(changed)
  }
  const closed = (outdated: boolean) => {
    setAct(undefined)
    if (outdated) onOutdated()
  }
  return (
    <>
      <p role="status">{stateText(view)}</p>
      <CommandProblem problem={preparing.failure} onRetry={() => void preparing.send()} />
      <div className="certificate-bar">
        {standing === 'active' && !up_to_date && (
          <form onSubmit={submitting(preparing.send)}>
            <SaveButton saving={preparing.sending} savingLabel="Preparing…">
              {current ? 'Prepare the new certificate' : 'Prepare certificate'}
            </SaveButton>
          </form>
        )}
        {current && (
          <>
            <Button look="primary" onClick={() => void printCertificates()}>
              Print
            </Button>
            {onNumberedPaper && (
              <Button look="outline" onClick={() => setAct('paper')}>
                Number of the paper
              </Button>
            )}
            {standing === 'active' && (
              <Button look="outline" onClick={() => setAct('duplicate')}>
                Duplicate
              </Button>
            )}
            <Button look="danger" onClick={() => setAct('void')}>
              Declare void
            </Button>
          </>
        )}
      </div>
      {current?.paper_no && <p className="not-printed">Paper {whole(current.paper_no)}</p>}
      {current && (
        <div className="certificates">
          <CertificateSheet certificate={current} />
        </div>
      )}
      {act === 'paper' && current && <PaperDialog certificate={current} onDone={done} onClose={closed} />}
      {act && act !== 'paper' && current && (
        <ReasonDialog key={current.serial} act={act} certificate={current} onDone={done} onClose={closed} />
      )}
    </>
  )
}

/** `/admin/registrations/:number/certificate`: the current certificate of a registration, to be printed. */
export const CertificatePage = () => {
  const { number = '' } = useParams()
  const loaded = useRead(api.certificates.get, { params: { number } })
  const { data: office } = useRead(api.officeSettings.get, {})
  const [changed, setChanged] = useState<CertificateView>()
  const view = changed ?? loaded.data
  return (
    <Page
      {...pageHeadOf(view ? `Certificate of ${view.number}` : 'Certificate', undefined, loaded)}
      documentTitle={view?.current ? `Certificate-${view.current.serial.replace('/', '-')}` : undefined}
    >
      <p className="not-printed">
        <Link to={registrationPath(number)}>The registration with its history</Link>
      </p>
      <WhenLoaded from={loaded} lines={10}>
        {(asLoaded) => (
          <Certificate
            view={changed ?? asLoaded}
            onNumberedPaper={office?.settings.paper_numbers === true}
            onView={setChanged}
            onOutdated={() => {
              setChanged(undefined)
              loaded.reload()
            }}
          />
        )}
      </WhenLoaded>
    </Page>
  )
}
