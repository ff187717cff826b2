/** "1 application", "12 applications" */
export const formatApplicationCount = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`
