/** What is typed into a dialog stays in the tab under its key. */
export const linkKey = (caseId: string): string => `link-registration:${caseId}`
export const unlinkKey = (caseId: string): string => `unlink-registration:${caseId}`
