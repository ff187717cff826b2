/** The declaration of a submission and its wordings. A wording is never changed: another one gets another version. */

/** By version, oldest first. */
const wordings = {
  v1: 'I declare that everything stated here is true and complete to the best of my knowledge.',
} as const
type DeclarationVersion = keyof typeof wordings

export const declarationVersions = Object.keys(wordings) as [DeclarationVersion, ...DeclarationVersion[]]

/** The present wording. */
export const presentDeclaration: DeclarationVersion = 'v1'

/** A submission without a declaration is declared by the signature on the printed form. */
export const declaredOnPaper = 'paper'

/** The text of a wording; null if this version of the portal does not have it. */
export const declarationText = (version: string): string | null =>
  Object.entries<string>(wordings).find(([known]) => known === version)?.[1] ?? null

/** How a submitted application was declared, as both sides read it. */
export const declaredAs = ({ declared }: { declared: string }): string => {
  if (declared === declaredOnPaper) return 'On paper, by the signature on the printed form'
  const text = declarationText(declared)
  return text ? `In the portal, with the submission: “${text}”` : 'In the portal, with the submission'
}
