import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { Signature } from './sheet.tsx'

const request: Record<ApplicationTitle, string> = {
  Renewal: 'that my registration in Register A (Category A) be renewed',
  Registration: 'that my name be entered in Register A (Category A)',
}

/** The note about the fee is worded for renewals; it holds for a new registration, too. */
const feeOf: Record<ApplicationTitle, string> = {
  Renewal: 'The renewal fee',
  Registration: 'The registration or renewal fee',
}

/** Declaration, notes and signature. */
export const Declaration = ({ title }: { title: ApplicationTitle }) => (
  <>
    <div className="keep">
      <h3>Declaration</h3>
      <p>
        I declare that the particulars given above are true and complete and that nothing has been concealed.
        I request {request[title]} under sections 24 and 25 of the Pharmacy Act 1967.
      </p>
    </div>
    <div className="keep">
      <h3>Notes</h3>
      <ol className="notes">
        <li>{feeOf[title]} is accepted only by pay order or demand draft. Cash is not accepted.</li>
        <li>Any blank column causes rejection of the application.</li>
      </ol>
    </div>
    <div className="signatures keep">
      <Signature>Date</Signature>
      <Signature>Signature of the applicant</Signature>
    </div>
  </>
)
