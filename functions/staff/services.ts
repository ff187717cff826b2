/** The services of this area; each is made where its record or gateway is. */
export { absences } from './data/absence.ts'
export { proposals } from './data/proposal.ts'
export { roster } from './data/roster.ts'
export { secondFactors } from './data/second-factor.ts'
export { councilSettings } from './data/settings/council-settings.ts'
export { officeSettings } from './data/settings/office-settings.ts'
export { retention } from './data/settings/retention.ts'
export { staff } from './data/staff.ts'
