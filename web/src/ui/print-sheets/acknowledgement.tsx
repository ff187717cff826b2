import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { payFirst } from '#shared/applications/rules/applicant-next-act.ts'
import { isPayable } from '#shared/applications/rules/print-sheets.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Signature } from './sheet.tsx'

/** The tear-off slip that the council stamps and gives back; the "original slip" at the collection. */
export const Acknowledgement = ({ printOut }: { printOut: PrintOut }) => {
  const { applicant, application_form: form } = printOut
  return (
    <div className="tear-off">
      <p className="cut-line">Tear off here</p>
      <div className="tear-off-body">
        <div>
          <h3>Acknowledgement</h3>
          <p>
            Received from <Typed as="strong">{applicant.name}</Typed>, father’s name{' '}
            <Typed as="strong">{applicant.father_name}</Typed>, an Application for {form.application_title} in
            Register A (Category A)
            {form.application_title === 'Renewal' && (
              <>
                , registration number <strong>{form.registrationNo}</strong>
              </>
            )}
            , reference number <strong className="unbroken">{applicant.refNumber}</strong>.
          </p>
          {isPayable(form) && <p>{payFirst}</p>}
          <div className="signatures">
            <Signature>Date of receipt</Signature>
            <Signature>Signature and stamp of the receiving officer</Signature>
          </div>
        </div>
        <div className="tear-off-code">
          <QrCode text={applicant.refNumber} label={`QR code of reference number ${applicant.refNumber}`} />
        </div>
      </div>
    </div>
  )
}
