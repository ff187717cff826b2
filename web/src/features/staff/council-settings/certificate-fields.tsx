import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { paths } from '#shared/paths.ts'
import { certificateWording } from '#shared/staff/rules/council-name.ts'
import { paperColourLabels } from '#shared/staff/rules/council-settings.ts'
import { type PaperColour, paperColours } from '#shared/vocabulary/register.ts'
import { CertificateSheet } from '#web/ui/certificate/certificate-sheet.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { LetterSheet } from '#web/ui/letter/letter-sheet.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
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

/** Drawn while it is open: a page with a paper prints the paper alone. */
const Preview = ({ label, children }: { label: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="paper-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  )
}

/** What certificates and letters say, with sheets that show it while it is typed. */
export const CertificateFields = () => {
  const typed = useWatch() as Record<string, string>
  const usual = certificateWording()
  const proposed = { name: typed.name ?? '', ...certificateIn(typed) }
  return (
    <fieldset className="group">
      <legend>Certificates and letters</legend>
      <p>
        Printed on every certificate and letter from then on, also when an earlier one is printed again. Empty
        lines of certificates have the usual words.
      </p>
      <RadioField
        name="certificate_colour"
        options={paperColours}
        labelFor={(one) => paperColourLabels[one as PaperColour]}
      />
      <TextField name="certificate_name_ur" optional maxLength={60} dir="auto" />
      <TextField name="certificate_title" optional maxLength={40} hint={`Usually ${usual.title}`} />
      <TextField name="certificate_title_ur" optional maxLength={40} dir="auto" />
      <TextField name="certificate_words" optional maxLength={120} hint={`Usually “… ${usual.words}”`} />
      <Preview label="See a certificate with these words">
        <CertificateSheet certificate={sample} proposed={proposed} />
      </Preview>
      <TextField
        name="certificate_letter_line"
        optional
        maxLength={80}
        hint="On letters, such as Established under the Pharmacy Act, 1967"
        dir="auto"
      />
      <TextField
        name="certificate_letter_words"
        optional
        maxLength={200}
        hint="On letters, above the code by which they are checked"
        dir="auto"
      />
      <Preview label="See a letter with these words">
        <LetterSheet
          title="Statement of registration"
          code={sample.address}
          said={<p>This is how a letter begins.</p>}
          proposed={proposed}
        >
          <SummaryList items={[{ label: 'Registration number', value: sample.number }]} />
        </LetterSheet>
      </Preview>
    </fieldset>
  )
}
