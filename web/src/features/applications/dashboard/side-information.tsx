import { collectionTimes } from '#shared/applications/rules/certificate-collection.ts'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'

const WhatYouWillNeed = () => (
  <section className="card">
    <h2>What you will need</h2>
    <ul>
      <li>Your CNIC</li>
      <li>A recent photo on a white background, JPG or PNG</li>
      <li>Your certificates: Matriculation, Intermediate and B Pharm / Pharm D, with their dates</li>
      <li>For a renewal: your registration number, if you know it, and its issue and expiry dates</li>
    </ul>
  </section>
)

/** How to reach the council, when certificates are handed over; before the submission, what it takes. */
export const SideInformation = ({ submitted }: { submitted: boolean }) => (
  <div className="aside">
    {!submitted && <WhatYouWillNeed />}
    <section className="card">
      <h2>Contact</h2>
      <CouncilContact />
    </section>
    <section className="card">
      <h2>Collection hours</h2>
      <p>{collectionTimes}. Only you can collect your certificate, with the original slip and your CNIC.</p>
    </section>
  </div>
)
