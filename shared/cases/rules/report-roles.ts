import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

/** Who may read the office's reports and the register in figures, and have it counted before the daily work does it. Apart from their other rules, which need the list of cities. */
export const reportRoles = ['registrar', 'administrator', 'accounts'] as const satisfies StaffRole[]
