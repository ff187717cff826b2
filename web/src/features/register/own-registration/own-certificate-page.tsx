import { paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CertificateSheet } from '#web/ui/certificate/certificate-sheet.tsx'
import { printCertificates } from '#web/ui/certificate/print-certificates.ts'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'

/** `/own-registration/certificate`: the holder's certificate as it is printed, marked as a copy. */
export const OwnCertificatePage = () => {
  const loaded = useRead(api.ownRegistration.certificate, {})
  return (
    <Page
      title="Copy of your certificate"
      actions={
        <ButtonLink small to={paths.ownRegistration}>
          Your registration
        </ButtonLink>
      }
    >
      <WhenLoaded from={loaded} lines={10}>
        {(certificate) =>
          certificate ? (
            <>
              <p className="not-printed">
                The paper of the council is collected at its office. This copy has the same code.
              </p>
              <div className="certificate-bar">
                <Button look="primary" onClick={() => void printCertificates()}>
                  Print the copy
                </Button>
              </div>
              <div className="certificates">
                <CertificateSheet certificate={certificate} copy />
              </div>
            </>
          ) : (
            <EmptyState action="Your registration" to={paths.ownRegistration}>
              The council has not prepared your certificate yet.
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Page>
  )
}
