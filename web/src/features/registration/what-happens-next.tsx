import type { ApplicationStatus } from '#shared/vocabulary.ts'

const firstSteps = [
  'Print the application form and the fee vouchers.',
  'Pay the fee by pay order or demand draft. Cash is not accepted.',
  'Have all documents attested by a 17 Grade officer.',
  'Hand in the form with its documents at the council.',
]
const reviewing = [
  'The council compares your answers with your documents. It writes to you when it needs something.',
]

/** For the applicant, by status. */
const sentencesOf: Record<ApplicationStatus, string[]> = {
  submitted: firstSteps,
  'in-review': reviewing,
  returned: ['Put right what the council has returned, then hand your application in again.'],
  resubmitted: reviewing,
  'awaiting-fee': [
    'The council has finished its review. Pay the fee if you have not paid it yet; the council decides when it has come in.',
  ],
  'awaiting-decision': ['The council has finished its review. The registrar decides next.'],
  approved: ['Your certificate is being made. The council writes to you when it is ready.'],
  'certificate-ready': [
    'Come yourself, Monday to Thursday, 2:30 pm to 4:30 pm, with the original slip and your CNIC.',
  ],
  collected: ['You have your certificate. Start a new application when it is time to renew.'],
  declined: ['Ask at the council if you think this is wrong, or start a new application.'],
  withdrawn: ['You have taken your application back. You may start a new one at any time.'],
}

/** What the council or the applicant does next. */
export const WhatHappensNext = ({ status }: { status: ApplicationStatus }) => (
  <section className="card" aria-labelledby="next">
    <h2 id="next">What happens next</h2>
    <ol>
      {sentencesOf[status].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  </section>
)
