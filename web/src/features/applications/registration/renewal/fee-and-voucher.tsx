import { payFirst } from '#shared/applications/rules/applicant-next-act.ts'
import { voucherDates } from '#shared/applications/rules/voucher.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import type { OwnEntry } from '#shared/register/records/registration.ts'
import { datesAhead } from '#shared/register/rules/registration.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { whole } from '#web/ui/whole.tsx'
import { FeeCard } from '../fee-card.tsx'

interface FeeAndVoucherProps {
  entry: OwnEntry
  degreeIssueDate: string
  next: string
  back: string
}

/** The second screen: the fee with its lines, how it is paid, and what happens after which date. */
export const FeeAndVoucher = ({ entry, degreeIssueDate, next, back }: FeeAndVoucherProps) => {
  const today = dayInKarachi(new Date())
  return (
    <>
      <FeeCard title="Renewal" degreeIssueDate={degreeIssueDate} />
      <section className="card" aria-labelledby="voucher">
        <h2 id="voucher">Voucher</h2>
        <p>
          You print the fee vouchers with their number after you have handed in. Printed today, they can be
          paid until {whole(formatDate(voucherDates(today).validUntil))}; later you print new ones. {payFirst}
        </p>
      </section>
      <section className="card" aria-labelledby="dates">
        <h2 id="dates">What happens after which date</h2>
        <ul>
          {datesAhead(entry, today).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <div className="page-actions">
        <ButtonLink look="primary" to={next}>
          Continue
        </ButtonLink>
        <ButtonLink to={back}>Back</ButtonLink>
      </div>
    </>
  )
}
