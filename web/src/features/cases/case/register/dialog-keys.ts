/** Under these keys the text typed into a dialog stays in the tab. */
export const linkKey = (caseId: string): string => `link-registration:${caseId}`
export const unlinkKey = (caseId: string): string => `unlink-registration:${caseId}`
