declare global {
  /** What the build of the pages puts in: the name in the council's record. */
  var councilOfBuild: string | undefined
}

/** The council's name before an administrator has filled it in; the portal's own name, too. */
const councilUnnamed = globalThis.councilOfBuild ?? 'Pharmacy Council'

export const councilName = (council: { name: string } | null): string => council?.name || councilUnnamed
