import { collectionTimes } from '#shared/applications/rules/certificate-collection.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const steps: [icon: IconName, name: string, text: string][] = [
  ['person', 'Open an account', 'With your CNIC, an email address and a phone number.'],
  ['form', 'Fill in', 'Who you are, where you live and what you have studied; upload your papers.'],
  ['print', 'Submit and print', 'The application form, the checklist and the fee vouchers.'],
  ['bank', 'Pay and attest', 'Pay the fee at the bank. Have all documents attested by a 17 Grade officer.'],
  ['upload', 'Hand in', 'The printed form with its documents, at the office of the council.'],
  ['degree', 'Collect', `Your certificate, in person: ${collectionTimes}.`],
]

/** The way of an application, from the account to the certificate. */
export const Way = () => (
  <section aria-labelledby="way">
    <h2 id="way">Six steps to your certificate</h2>
    <ol className="way">
      {steps.map(([icon, name, text]) => (
        <li key={name}>
          <Icon name={icon} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p className="start-note">
      A 17 Grade officer is an officer of the government in grade 17 (BPS-17) or above, such as a lecturer of
      a government college or a medical officer of a government hospital. The stamp names the office and the
      grade.
    </p>
  </section>
)
