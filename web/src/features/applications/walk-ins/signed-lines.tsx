import type { Clerk } from '#shared/staff/records/clerk.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { Signature } from '#web/ui/print-sheets/sheet.tsx'

/** What the person signs on the printed form, because staff have entered it. */
export const SignedLines = ({ clerks }: { clerks: Clerk[] }) => (
  <div className="keep">
    <h3>Entered at the counter</h3>
    <Typed as="p">
      This form was entered on my behalf at the counter by {clerks.map(({ name }) => name).join(', ')}, and
      read to me.
    </Typed>
    <div className="signatures">
      <Signature>CNIC seen by</Signature>
      <Signature>Signature or thumb of the applicant</Signature>
    </div>
  </div>
)
