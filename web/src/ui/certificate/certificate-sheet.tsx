import '#web/theme/certificates/certificate.scss'
import type { PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { formatDate } from '#shared/kit/format.ts'
import { certificateWording, councilName, type ProposedPaper } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { inLog } from '#web/ui/letter/in-log.ts'
import emblem from '#web/ui/page/emblem.svg'
import { QrCode } from '#web/ui/qr-code.tsx'

/** The address before what is signed, as somebody would type it. */
const pageOf = (address: string): string => address.slice(0, address.indexOf('#')).replace(/^https?:\/\//, '')

const lettersOfALongName = 32

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <Typed as="dd">{value}</Typed>
  </div>
)

const secretaryOf = (council: ReturnType<typeof useCouncil>) =>
  council?.officers.find(({ office }) => /secretary/i.test(office))

interface CertificateSheetProps {
  certificate: PrintedCertificate
  /** Printed by its holder: the paper of the council is another one. */
  copy?: boolean
  proposed?: ProposedPaper
}

/** One certificate: an A4 page, wide. Its QR code is big enough for a cheap phone and a bad copy. */
export const CertificateSheet = ({ certificate, copy, proposed }: CertificateSheetProps) => {
  const council = useCouncil()
  const words = certificateWording(proposed ?? council?.certificate)
  const secretary = secretaryOf(council)
  const { name, father_name, number, category, serial, duplicate, photo, address } = certificate
  const { cnic_end, qualification } = certificate
  return (
    <article className={`certificate paper-${words.colour}`} aria-label={`Certificate ${serial}`}>
      <header className="certificate-head">
        <img className="certificate-emblem" src={`${emblem}#${words.colour}`} alt="" />
        <p className="certificate-council">{councilName(proposed ?? council)}</p>
        {words.name_ur && (
          <p className="certificate-urdu" lang="ur" dir="rtl">
            {words.name_ur}
          </p>
        )}
        <h2>{words.title}</h2>
        <p className="certificate-urdu" lang="ur" dir="rtl">
          {words.title_ur}
        </p>
        {(duplicate || copy) && <p className="certificate-duplicate">{copy ? 'Copy' : 'Duplicate'}</p>}
      </header>
      <div className={photo ? 'certificate-body certificate-body-photo' : 'certificate-body'}>
        {photo && <img className="certificate-photo" src={photo} alt={name} />}
        <div className="certificate-words">
          <p>This is to certify that</p>
          <Typed
            as="p"
            className={
              name.length > lettersOfALongName ? 'certificate-name certificate-name-long' : 'certificate-name'
            }
          >
            {name}
          </Typed>
          <p>
            child of <Typed as="strong">{father_name}</Typed>
            {cnic_end && `, CNIC ending ${cnic_end}`}, {words.words}
          </p>
          <dl className="certificate-facts">
            <Fact label="Registration number" value={number} />
            <Fact label="Category" value={category} />
            <Fact label="Registered on" value={formatDate(certificate.first_registered_on)} />
            <Fact label="Valid until" value={formatDate(certificate.valid_until)} />
            {qualification && <Fact label="Qualification" value={qualification} />}
          </dl>
        </div>
      </div>
      <footer className="certificate-foot">
        <dl className="certificate-serial">
          <Fact label="Serial number" value={serial} />
          <Fact label="Issued on" value={formatDate(certificate.issued_on)} />
          {certificate.in_log && <Fact label="Public log" value={inLog(certificate.in_log)} />}
        </dl>
        <p className="certificate-signature">
          {secretary && <Typed as="strong">{secretary.name}</Typed>}
          <span>{secretary?.office ?? 'Secretary'}</span>
        </p>
        <figure className="certificate-code">
          <QrCode text={address} label={`QR code that proves certificate ${serial}`} />
          <figcaption>Scan to check, or visit {pageOf(address)}</figcaption>
        </figure>
      </footer>
    </article>
  )
}
