import '#web/theme/certificates/certificate-card.scss'
import type { PrintedCertificate } from '#shared/certificates/records/certificate.ts'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { Standing } from '#shared/register/records/standing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { StandingMark } from '#web/ui/register/standing-mark.tsx'
import { whole } from '#web/ui/whole.tsx'
import { ShareButton } from './share-button.tsx'

interface CertificateCardProps {
  certificate: PrintedCertificate
  standing: Standing
}

/** The holder's certificate on a phone: who it is, what the register says today, and the code that proves it. */
export const CertificateCard = ({ certificate, standing }: CertificateCardProps) => (
  <section className="card certificate-card not-printed" aria-labelledby="certificate">
    <h2 id="certificate">Your certificate</h2>
    <div className="certificate-card-body">
      {certificate.photo && <img src={certificate.photo} alt={certificate.name} />}
      <div>
        <Typed as="p" className="certificate-card-name">
          {certificate.name}
        </Typed>
        <p className="certificate-card-number">{certificate.number}</p>
        <p>
          <StandingMark standing={standing} />
        </p>
        <p>Valid until {whole(formatDate(certificate.valid_until))}</p>
      </div>
      <div className="certificate-card-code">
        <QrCode text={certificate.address} label="QR code that proves your certificate" />
      </div>
    </div>
    <p>Whoever scans the code sees whether the certificate is genuine and what the register says today.</p>
    <p className="page-actions">
      <ButtonLink look="primary" to={paths.ownCertificate}>
        Certificate to print
      </ButtonLink>
      <ShareButton address={certificate.address} />
    </p>
  </section>
)
