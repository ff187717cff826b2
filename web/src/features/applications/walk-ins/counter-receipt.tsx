import type { PrintOut } from '#shared/applications/records/print-out.ts'
import type { WalkIn } from '#shared/staff/records/walk-in.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

interface CounterReceiptProps {
  printOut: PrintOut
  confirmed: NonNullable<WalkIn['confirmed']>
}

/** What the person takes home, with the number of the day under which they are called. */
export const CounterReceipt = ({
  printOut: { applicant, application_form: form },
  confirmed,
}: CounterReceiptProps) => {
  const facts = [
    ['Reference number', applicant.refNumber],
    ['Token of the day', String(confirmed.number)],
    ['Name', applicant.name],
    ['Father’s name', applicant.father_name],
    ['Application for', form.application_title],
    ['Handed in', formatMoment(confirmed.at)],
  ] as const
  return (
    <section className="sheet" aria-labelledby="counter-receipt">
      <p>
        <strong>{councilName(useCouncil())}</strong>
      </p>
      <h2 id="counter-receipt">Receipt of an application</h2>
      <dl className="columns">
        {facts.map(([label, value]) => (
          <div key={label} className="column half">
            <dt>{label}</dt>
            <Typed as="dd">{whole(value)}</Typed>
          </div>
        ))}
      </dl>
      <p className="keep">
        There is no email, so the council calls or writes. Ask with the reference number; bring the original
        CNIC.
      </p>
      <div className="signatures">
        <Typed as="p" className="signature">
          Handed over by {confirmed.by.name}
        </Typed>
      </div>
    </section>
  )
}
