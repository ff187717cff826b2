import { Link } from 'react-router-dom'
import { applicantFields } from '#shared/field-tables/applicant.ts'
import { contactInformationFields } from '#shared/field-tables/contact-information.ts'
import { formatDate } from '#shared/format.ts'
import { editQualificationPath, paths } from '#shared/paths.ts'
import type { CurrentUser } from '#shared/records/current-user.ts'
import { labelOf } from '#shared/vocabulary.ts'
import { recordItems } from '#web/ui/record-items.ts'
import { withReturn } from '#web/ui/return-path.ts'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { AnswerCard } from './answer-card.tsx'

interface AnswersProps {
  user: CurrentUser
  /** The path to come back to after a change. */
  here: string
}

const Personal = ({ user: { applicant }, here }: AnswersProps) => (
  <AnswerCard
    name="applicants_id"
    title="Personal information"
    action={
      applicant && <Link to={withReturn(paths.applicationsEdit, here)}>Change personal information</Link>
    }
  >
    {applicant ? <SummaryList items={recordItems(applicantFields, applicant)} /> : <p>Not added yet</p>}
  </AnswerCard>
)

const Contact = ({ user: { contact_information: contact }, here }: AnswersProps) => (
  <AnswerCard
    name="contact_information_id"
    title="Contact information"
    action={
      contact && <Link to={withReturn(paths.contactInformationEdit, here)}>Change contact information</Link>
    }
  >
    {contact ? <SummaryList items={recordItems(contactInformationFields, contact)} /> : <p>Not added yet</p>}
  </AnswerCard>
)

const Qualifications = ({ user: { qualification_information: held }, here }: AnswersProps) => (
  <AnswerCard name="qualification_information_id" title="Qualification information">
    {held.length === 0 && <p>Not added yet</p>}
    <SummaryList
      items={held.map((it) => ({
        label: labelOf(it.qualification_level),
        value: (
          <>
            {[it.name_of_institute, it.board_university, it.department].filter(Boolean).join(', ')}
            {`\nPassed in ${it.year_of_passing}, issued on ${formatDate(it.degree_issue_date)}\n`}
            <Link to={withReturn(editQualificationPath(it.qualification_level), here)}>
              Change {labelOf(it.qualification_level)}
            </Link>
          </>
        ),
      }))}
    />
  </AnswerCard>
)

/** The three parts as they will be submitted. */
export const Answers = (props: AnswersProps) => (
  <>
    <Personal {...props} />
    <Contact {...props} />
    <Qualifications {...props} />
  </>
)
