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
import { Typed } from '#web/ui/language/typed.tsx'
import { inSentence } from '#web/ui/name-in-sentence.ts'
import { recordItems, type SummaryItem, SummaryList } from '#web/ui/summary-list.tsx'
import { CheckedPhoto } from './checked-photo.tsx'
import type { PartKey } from './missing-list.tsx'

interface SummaryCardProps {
  /** The field this part is submitted as; a link in the error summary finds it. */
  name: PartKey
  title: string
  /** What it is recognised by while it is folded. */
  said: ReactNode
  /** What is not folded. */
  photo?: ReactNode
  children: ReactNode
}

/** One part of what is submitted, folded: it was read when it was entered. */
const SummaryCard = ({ name, title, said, photo, children }: SummaryCardProps) => (
  <section className="card review-part" id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
    <details>
      <summary>
        <h2 id={`${name}-title`}>{title}</h2>
        <Typed>{said}</Typed>
      </summary>
      {children}
    </details>
    {photo}
    <FieldError name={name} error={useFieldError(name)} />
  </section>
)

/** The first of the lines. */
const begun = (items: SummaryItem[]): string =>
  items
    .flatMap(({ value }) => (typeof value === 'string' && value !== '' ? inSentence(value) : []))
    .slice(0, 3)
    .join(', ')

interface RecordCardsProps {
  user: CurrentUser
  title: ApplicationTitle
  /** The path to return to after a change. */
  here: string
}

const notAdded = 'Not added yet'

const Personal = (props: RecordCardsProps) => {
  const { applicant } = props.user
  const items = applicant && recordItems(applicantFields, applicant)
  return (
    <SummaryCard
      name="applicants_id"
      title="Personal information"
      said={items ? begun(items) : notAdded}
      photo={applicant && <CheckedPhoto {...props} />}
    >
      {items && (
        <>
          <Link to={withReturn(paths.applicationsEdit, props.here)}>Change personal information</Link>
          <SummaryList items={items} />
        </>
      )}
    </SummaryCard>
  )
}

const Contact = ({ user: { contact_information: contact }, here }: RecordCardsProps) => {
  const items = contact && recordItems(contactInformationFields, contact)
  return (
    <SummaryCard
      name="contact_information_id"
      title="Contact information"
      said={items ? begun(items) : notAdded}
    >
      {items && (
        <>
          <Link to={withReturn(paths.contactInformationEdit, here)}>Change contact information</Link>
          <SummaryList items={items} />
        </>
      )}
    </SummaryCard>
  )
}

const Qualifications = ({ user: { qualification_information: held }, here }: RecordCardsProps) => (
  <SummaryCard
    name="qualification_information_id"
    title="Qualification information"
    said={held.map(({ qualification_level }) => labelOf(qualification_level)).join(', ') || notAdded}
  >
    {held.length > 0 && (
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
