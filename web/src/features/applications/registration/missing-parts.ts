import { isComplete, missingLevels, type Progress } from '#shared/applications/rules/onboarding.ts'
import { addQualificationPath, paths } from '#shared/paths.ts'
import { shortLevelNames } from '#shared/vocabulary/people.ts'

/** The field of the submission that a missing part belongs to; its card carries this as its id. */
export type PartKey = 'applicants_id' | 'contact_information_id' | 'qualification_information_id'

export interface MissingPart {
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
