import '#web/theme/print.scss'
import '#web/theme/cases/case-print.scss'
import '#web/theme/cases/meeting.scss'
import { Link } from 'react-router-dom'
import { type AgendaItem, type Meeting, namesPresent } from '#shared/cases/records/meeting.ts'
import { formatDate } from '#shared/kit/format.ts'
import { casePath } from '#shared/paths.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { useCouncil } from '#web/session/council.tsx'
import { formatApplicationCount } from '#web/ui/application-labels.ts'
import { Typed } from '#web/ui/language/typed.tsx'
import { whole } from '#web/ui/whole.tsx'

/** What was decided; nothing on an agenda, so that there is room to write. */
const decisionText = ({ decision }: AgendaItem): string => {
  if (!decision) return ''
  if (decision.outcome === 'approved') return `Approved: ${decision.words}`
  return decision.outcome === 'set-aside' ? 'Set aside' : `Not approved. ${decision.words}`
}

interface MeetingSheetProps {
  meeting: Meeting
  aside: ReadonlySet<string>
  onPress: (id: string) => void
}

/** The agenda on paper; with the decisions, those present and room for signatures, the minutes. */
export const MeetingSheet = ({ meeting, aside, onPress }: MeetingSheetProps) => {
  const council = councilName(useCouncil())
  const { number, held_on, agenda, present, quorum } = meeting
  const approved = agenda.filter(({ decision }) => decision?.outcome === 'approved').length
  return (
    <div className="sheets">
      <section className="sheet meeting" aria-labelledby="meeting-sheet">
        <p>
          <strong>{council}</strong>
        </p>
        <h2 id="meeting-sheet">
          {present ? 'Minutes' : 'Agenda'} of meeting {number}, {whole(formatDate(held_on))}
        </h2>
        {present && (
          <Typed as="p" className="meeting-present">
            Present: {namesPresent(present).join(', ')}
            {quorum !== null && ` (quorum ${quorum})`}
          </Typed>
        )}
        <p role="status">
          {formatApplicationCount(agenda.length)}
          {present && `, ${approved} approved`}
        </p>
        <table className="form-table">
          <caption>Applications for registration and renewal</caption>
          <thead>
            <tr>
              <th scope="col" className="meeting-choice">
                <span className="visually-hidden">Approve</span>
              </th>
              <th scope="col">No.</th>
              <th scope="col">Application</th>
              <th scope="col" className="meeting-decision">
                Decision
              </th>
            </tr>
          </thead>
          <tbody>
            {agenda.map((item) => (
              <tr key={item.id}>
                <td className="meeting-choice">
                  {item.decision?.outcome !== 'approved' && (
                    <input
                      type="checkbox"
                      className="form-check-input"
                      aria-label={`Approve ${item.reference_no}`}
                      checked={!aside.has(item.id)}
                      onChange={() => onPress(item.id)}
                    />
                  )}
                </td>
                <td>{item.place}</td>
                <td>
                  <Typed>{item.name}</Typed>
                  <br />
                  <Link to={casePath(item.id)}>{item.reference_no}</Link>{' '}
                  {applicationTypeLabels[item.application_title]}
                </td>
                <td>{whole(decisionText(item))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {present && (
          <div className="signatures">
            <p className="signature">Chairperson</p>
            <p className="signature">Secretary</p>
          </div>
        )}
      </section>
    </div>
  )
}
