import type { StaffRole } from '../vocabulary.ts'

/** Who may read the office's reports. Apart from their other rules, which need the list of cities. */
export const reportRoles = ['registrar', 'administrator', 'accounts'] as const satisfies StaffRole[]
