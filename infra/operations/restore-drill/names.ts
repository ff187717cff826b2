/** Resources of a drill have special names, by which a copy that was left behind is found. */

/** @param began when the drill began */
export const namesOfCopies = (table: string, account: string, began: Date) => {
  const stamp = began.toISOString().slice(0, 16).replace(/\D/g, '')
  return { table: `${table}-drill-${stamp}`, bucket: `${table}-drill-${stamp}-${account}` }
}
