/** The declaration of a submission and its wordings. A wording is never changed: another one gets another version. */

/** By version, oldest first. */
const wordings = {
  v1: 'By submitting you declare that everything stated here is true and complete to the best of your knowledge.',
} as const
type DeclarationVersion = keyof typeof wordings

export const declarationVersions = Object.keys(wordings) as [DeclarationVersion, ...DeclarationVersion[]]

/** The present wording, which is shown above the button that submits. */
export const presentDeclaration: DeclarationVersion = 'v1'

/** The text of a wording; empty if this version of the portal does not have it. */
export const declarationText = (version: string): string =>
  Object.entries<string>(wordings).find(([known]) => known === version)?.[1] ?? ''

/** How a submitted application was declared, as both sides read it. */
export const declaredAs = ({ declared }: { declared: string }): string => {
  const text = declarationText(declared)
  return text ? `With the submission: “${text}”` : 'With the submission'
}

/** The parts that a declaration covers, by the names in which applicants read them. */
const coveredParts = {
  applicant: 'Personal Information',
  contact_information: 'Contact Information',
  qualification_information: 'Qualification Information',
  documents: 'Documents',
} as const
type Part = keyof typeof coveredParts
export const coveredPartNames = Object.keys(coveredParts) as [Part, ...Part[]]

type Versioned = { version: number } | null

interface Covered {
  applicant: Versioned
  contact_information: Versioned
  qualification_information: readonly { qualification_level: string; version: number }[]
  held_documents: readonly string[]
}

const versionOf = (record: Versioned): string => String(record?.version ?? '')

/** The versions of what somebody has read before declaring it. */
export const versionsRead = (user: Covered): Record<Part, string> => ({
  applicant: versionOf(user.applicant),
  contact_information: versionOf(user.contact_information),
  qualification_information: user.qualification_information
    .map((level) => `${level.qualification_level} ${level.version}`)
    .sort()
    .join(),
  documents: [...user.held_documents].sort().join(),
})

/** The parts that another device has changed since they were read. */
export const changedSinceRead = (read: Record<Part, string>, user: Covered): string[] => {
  const present = versionsRead(user)
  return coveredPartNames.filter((part) => read[part] !== present[part]).map((part) => coveredParts[part])
}
