import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** Who may read the office's reports and the register in figures. Apart from their other rules, which need the list of cities. */
export const reportRoles = ['registrar', 'administrator', 'accounts'] as const satisfies StaffRole[]

/** Who may have the register counted before the daily work does it. */
export const countingRoles = ['administrator'] as const satisfies StaffRole[]
