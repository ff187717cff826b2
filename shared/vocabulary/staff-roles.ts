/** The roles of staff. */

/** What members of staff do; held on the server, one person may have several. */
export const staffRoles = ['reception', 'reviewer', 'accounts', 'registrar', 'administrator'] as const

export type StaffRole = (typeof staffRoles)[number]

/** Who may see cases; an administrator runs accounts and sees none. */
export const caseRoles = ['reception', 'reviewer', 'accounts', 'registrar'] as const satisfies StaffRole[]

/** Who verifies fees and works with the bank's statement. */
export const feeRoles = ['accounts', 'registrar'] as const satisfies StaffRole[]

/** Who enters and confirms at the counter for people without e-mail. */
export const walkInRoles = ['reception', 'registrar'] as const satisfies StaffRole[]

export const roleLabels: Record<StaffRole, string> = {
  reception: 'Reception',
  reviewer: 'Reviewer',
  accounts: 'Accounts',
  registrar: 'Registrar',
  administrator: 'Administrator',
}

/** The roles of a member of staff that work on cases, in their order. */
export const caseRolesOf = (roles: readonly StaffRole[]): (typeof caseRoles)[number][] =>
  caseRoles.filter((role) => roles.includes(role))
