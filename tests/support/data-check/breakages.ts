/** One way to break each thing that must hold. */
import { applicationBreakages } from './breakages/applications.ts'
import type { Breakage } from './breakages/breakage.ts'
import { officeBreakages } from './breakages/office.ts'
import { registerBreakages } from './breakages/register.ts'

export const breakages: Breakage[] = [...applicationBreakages, ...officeBreakages, ...registerBreakages]
