/**
 * What is chosen of a person: title, gender, religion, work, qualifications. Stored values are part of the wire and never
 * change, even where they are odd English ("Hose Wife"); labels may be corrected.
 */

export const titles = ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'] as const

export const genders = ['Female', 'Male', 'Other'] as const

export const religions = ['Muslim', 'Non-Muslim', 'Qadiani'] as const

export const maritalStatuses = ['Married', 'Single', 'Separated/Divorced', 'Widow'] as const

export const fieldsOfWork = [
  'Academia',
  'Clinical Trials',
  'Community Pharmacy / Medical Store',
  'Hose Wife',
  'Hospital Pharmacy',
  'Marketing',
  'Overseas',
  'Production',
  'Quality Assurance',
  'Quality control',
  'Regulatory Affairs',
  'Sales',
] as const

/** In the order in which they are to be filled in; the position is part of the stored key. */
export const qualificationLevels = [
  'SSC / Matriculation / O - level',
  'HEC / Intermediate/ A - level',
  'B Pharm / Pharm D',
  'M.Phil/M.Pharm',
] as const

export type QualificationLevel = (typeof qualificationLevels)[number]

/** The genders of an account. */
export const accountGenders = ['m', 'other'] as const

export type AccountGender = (typeof accountGenders)[number]

export const accountGenderLabels: Record<AccountGender, string> = { m: 'Male', other: 'Other' }

/** The genders and categories of a user application record. */
export const recordGenders = ['m', 'f'] as const

export const categoryTypes = ['Category A', 'Category B', 'Category C'] as const

/** The label of the gender of a user application record: m is Male, anything else Female. */
export const recordGenderLabel = (gender: string): string => (gender === 'm' ? 'Male' : 'Female')

/** Corrected English for stored values that read badly. */
const correctedLabels: Record<string, string> = {
  'Hose Wife': 'Housewife',
  'Quality control': 'Quality Control',
  'SSC / Matriculation / O - level': 'SSC / Matriculation / O-level',
  'HEC / Intermediate/ A - level': 'HEC / Intermediate / A-level',
  'M.Phil/M.Pharm': 'M.Phil / M.Pharm',
}

/** The label shown to people for a stored value. */
export const labelOf = (stored: string): string => correctedLabels[stored] ?? stored

/** What else people call a level. */
const otherLevelNames: Partial<Record<string, string>> = { 'HEC / Intermediate/ A - level': 'HSSC, F.Sc' }

/** " (HSSC, F.Sc)" to follow the label of a level; empty where it has one name. */
export const otherLevelName = (level: string): string =>
  otherLevelNames[level] ? ` (${otherLevelNames[level]})` : ''

/** Short names, for sentences such as "Add Intermediate first". */
export const shortLevelNames: Record<QualificationLevel, string> = {
  'SSC / Matriculation / O - level': 'SSC',
  'HEC / Intermediate/ A - level': 'Intermediate',
  'B Pharm / Pharm D': 'B Pharm / Pharm D',
  'M.Phil/M.Pharm': 'M.Phil / M.Pharm',
}
