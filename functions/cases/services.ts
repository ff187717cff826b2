/** The services of this area; each is made where its record or gateway is. */
export { cases } from './data/case.ts'
export { fairShares } from './data/fair-shares.ts'
export { meetings } from './data/meeting.ts'
export { notes } from './data/note.ts'
export { queue } from './data/queue.ts'
export { savedViews } from './data/saved-view.ts'
export { waitingCases } from './data/waiting-cases.ts'
