import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { openNeeds } from '#shared/applications/rules/application-needs.ts'
import { isComplete, missingLevels, type Progress } from '#shared/applications/rules/onboarding.ts'
import { addQualificationPath, paths } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import { shortLevelNames } from '#shared/vocabulary/people.ts'
import { withReturn } from '#web/ui/form/return-path.ts'
import { NeedList } from '#web/ui/needs/need-list.tsx'
import { papersOf } from '#web/ui/needs/need-path.ts'

interface StillNeededProps {
  user: CurrentUser
  title: ApplicationTitle
  /** The path to return to after adding something. */
  here: string
}

/** What the decision needs, but not the submission. */
export const StillNeeded = ({ user, title, here }: StillNeededProps) => {
  const held = papersOf(user)
  const needs = openNeeds(title, held)
  if (needs.length === 0) return null
  return (
    <section className="card still-needed" aria-labelledby="still-needed">
      <h2 id="still-needed">Still needed before the council can decide</h2>
      <p>You can add these now, or after you have submitted, until the council decides.</p>
      <NeedList needs={needs} title={title} held={held} here={here} />
    </section>
  )
}

/** The field of the submission that a missing part belongs to; its card carries this as its id. */
export type PartKey = 'applicants_id' | 'contact_information_id' | 'qualification_information_id'

interface MissingPart {
  key: PartKey
  /** "Add your contact information". */
  label: string
  path: string
}

/** Everything that must be added before the form can be submitted, in the order of onboarding. */
export const missingParts = (progress: Progress): MissingPart[] => {
  const parts: MissingPart[] = []
  if (!isComplete('applicant', progress))
    parts.push({
      key: 'applicants_id',
      label: 'Add your personal information',
      path: paths.applicationsCreate,
    })
  if (!isComplete('contact-information', progress))
    parts.push({
      key: 'contact_information_id',
      label: 'Add your contact information',
      path: paths.contactInformationCreate,
    })
  const levels = missingLevels(progress)
  return [
    ...parts,
    ...levels.map((level) => ({
      key: 'qualification_information_id' as const,
      label: `Add ${shortLevelNames[level]}`,
      path: addQualificationPath(level),
    })),
  ]
}

/** What is missing before submission. Only the first part is a link: each one unlocks the next. */
export const MissingList = ({ parts, here }: { parts: MissingPart[]; here: string }) =>
  parts.length > 0 && (
    <section className="banner-note missing-parts" aria-labelledby="missing-parts">
      <h2 id="missing-parts">Before you can submit</h2>
      <ol>
        {parts.map(({ label, path }, index) => (
          <li key={label}>{index === 0 ? <Link to={withReturn(path, here)}>{label}</Link> : label}</li>
        ))}
      </ol>
    </section>
  )
