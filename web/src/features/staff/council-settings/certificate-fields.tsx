import { useWatch } from 'react-hook-form'
import type { PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { paths } from '#shared/paths.ts'
import { certificateWording } from '#shared/staff/rules/council-name.ts'
import { CertificateSheet } from '#web/ui/certificate/certificate-sheet.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { certificateIn } from './council-fields.ts'

/** Nobody's: its code leads to the check and proves nothing. */
const sample: PrintedCertificate = {
  ...{
    number: 'A-00000',
    category: 'A',
    count: 1,
    serial: 'A-00000/1',
    duplicate: false,
    paper_no: '',
    photo: null,
  },
  ...{ name: 'Name of the pharmacist', father_name: 'Name of the father', cnic_end: '0000' },
  ...{ first_registered_on: '2026-01-01', issued_on: '2026-01-01', valid_until: '2030-12-31' },
  qualification: 'Pharm-D',
  address: new URL(`${paths.verify}#sample`, window.location.origin).href,
}

/** What certificates say, with a sheet that shows it while it is typed. */
export const CertificateFields = () => {
  const typed = useWatch() as Record<string, string>
  const usual = certificateWording()
  return (
    <fieldset className="group">
      <legend>Certificate</legend>
      <p>
        Printed on every certificate from then on, also when an earlier one is printed again. Empty lines have
        the usual words.
      </p>
      <TextField name="certificate_name_ur" optional maxLength={60} dir="auto" />
      <TextField name="certificate_title" optional maxLength={40} hint={`Usually ${usual.title}`} />
      <TextField name="certificate_title_ur" optional maxLength={40} dir="auto" />
      <TextField name="certificate_words" optional maxLength={120} hint={`Usually “… ${usual.words}”`} />
      <details className="certificate-preview">
        <summary>See a certificate with these words</summary>
        <CertificateSheet
          certificate={sample}
          proposed={{ name: typed.name ?? '', ...certificateIn(typed) }}
        />
      </details>
    </fieldset>
  )
}
