import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import { contactInformationFields } from '#shared/applications/field-tables/contact-information.ts'
import { formatDate } from '#shared/kit/format.ts'
import { editQualificationPath, paths } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { labelOf } from '#shared/vocabulary/people.ts'
import { FieldError, useFieldError } from '#web/ui/fields/field.tsx'
import { withReturn } from '#web/ui/form/return-path.ts'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { recordItems, SummaryList } from '#web/ui/summary-list.tsx'
import { CheckedPhoto } from './checked-photo.tsx'
import type { PartKey } from './missing-list.tsx'

interface SummaryCardProps {
  /** The field this part is submitted as; a link in the error summary finds it. */
  name: PartKey
  title: string
  action?: ReactNode
  children: ReactNode
}

/** One part of what is submitted, with a link to change it. */
const SummaryCard = ({ name, title, action, children }: SummaryCardProps) => {
  const error = useFieldError(name)
  return (
    <section className="card" id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div className="card-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {action}
      </div>
      {children}
      <FieldError name={name} error={error} />
    </section>
  )
}

interface RecordCardsProps {
  user: CurrentUser
  title: ApplicationTitle
  /** The path to return to after a change. */
  here: string
}

const Personal = ({ user, title, here }: RecordCardsProps) => (
  <SummaryCard
    name="applicants_id"
    title="Personal information"
    action={
      user.applicant && <Link to={withReturn(paths.applicationsEdit, here)}>Change personal information</Link>
    }
  >
    {user.applicant ? (
      <>
        <CheckedPhoto user={user} title={title} here={here} />
        <SummaryList items={recordItems(applicantFields, user.applicant)} />
      </>
    ) : (
      <p>Not added yet</p>
    )}
  </SummaryCard>
)

const Contact = ({ user: { contact_information: contact }, here }: RecordCardsProps) => (
  <SummaryCard
    name="contact_information_id"
    title="Contact information"
    action={
      contact && <Link to={withReturn(paths.contactInformationEdit, here)}>Change contact information</Link>
    }
  >
    {contact ? <SummaryList items={recordItems(contactInformationFields, contact)} /> : <p>Not added yet</p>}
  </SummaryCard>
)

const Qualifications = ({ user: { qualification_information: held }, here }: RecordCardsProps) => (
  <SummaryCard name="qualification_information_id" title="Qualification information">
    {held.length === 0 ? (
      <p>Not added yet</p>
    ) : (
      <SummaryList
        items={held.map((qualification) => ({
          label: labelOf(qualification.qualification_level),
          value: (
            <>
              {inSentence(
                [qualification.name_of_institute, qualification.board_university, qualification.department]
                  .filter(Boolean)
                  .join(', '),
              )}
              {`\nPassed in ${qualification.year_of_passing}, issued on ${formatDate(qualification.degree_issue_date)}\n`}
              <Link to={withReturn(editQualificationPath(qualification.qualification_level), here)}>
                Change {labelOf(qualification.qualification_level)}
              </Link>
            </>
          ),
        }))}
      />
    )}
  </SummaryCard>
)

/** The three records as they will be submitted, to be checked. */
export const RecordCards = (props: RecordCardsProps) => (
  <>
    <Personal {...props} />
    <Contact {...props} />
    <Qualifications {...props} />
  </>
)
