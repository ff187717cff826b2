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
