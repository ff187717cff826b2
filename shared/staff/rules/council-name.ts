/** The council's name before an administrator has filled it in; the portal's own name, too. */
const councilUnnamed = 'Pharmacy Council'

export const councilName = (council: { name: string } | null): string => council?.name || councilUnnamed
