import '#web/theme/certificates/letter.scss'
import { listCodeOf } from '#shared/certificates/statements/letter-lines.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { CheckLetter } from '#shared/register/records/public-register.ts'
import type { AskedRow } from '#shared/register/rules/check-rows.ts'
import { askedAbout } from '#shared/register/rules/check-sheet.ts'
import { answerInWords } from '#shared/register/rules/register-check.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { useCouncil } from '#web/session/council.tsx'
import { CouncilContact } from '#web/ui/page/council-contact.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

const timeInKarachi = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Karachi',
    hour: '2-digit',
    minute: '2-digit',
  })

/** The letter as it is printed: the question, the time, the answers, and the code with which it can be checked. */
export const Letter = ({ asked, letter }: { asked: AskedRow[]; letter: CheckLetter }) => {
  const council = useCouncil()
  const address = `${window.location.origin}${paths.verify}#${letter.statement}`
  const day = formatDate(dayInKarachi(new Date(letter.checked_at)))
  return (
    <section className="letter" aria-labelledby="letter">
      <div className="letter-head">
        <div>
          <h2 id="letter">Verification letter</h2>
          <p>
            The register of pharmacists of {councilName(council)} was asked on {day} at{' '}
            {timeInKarachi(letter.checked_at)} (Pakistan time) about the rows below, and gave these answers. A
            standing may change at any time after that.
          </p>
          <p>
            List <strong>{listCodeOf(letter.digest)}</strong>, rows: {asked.length}
          </p>
        </div>
        <div className="letter-code">
          <QrCode text={address} label="QR code by which this letter is checked" />
        </div>
      </div>
      <table className="table">
        <caption className="visually-hidden">Rows and answers</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Asked</th>
            <th scope="col">Answer</th>
            <th scope="col">Name in the register</th>
          </tr>
        </thead>
        <tbody>
          {letter.rows.map((row, place) => (
            <tr key={asked[place]?.line}>
              <th scope="row">{row.number}</th>
              <td dir="auto">{asked[place] && askedAbout(asked[place])}</td>
              <td>{answerInWords(row)}</td>
              <td dir="auto">{row.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Scan the code, or open {window.location.host}
        {paths.verify}, to see whether this letter is genuine. The portal has written it; it needs no
        signature by hand.
      </p>
      <CouncilContact />
    </section>
  )
}
