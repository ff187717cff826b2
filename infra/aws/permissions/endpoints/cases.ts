/** What the endpoints of the review of applications do. */
import type { EndpointGrants } from '../grants.ts'

const showsCase = ['readsCases', 'readsPhotos', 'findsDuplicates', 'detectsMissingFiles'] as const
/** The answer to a change of a case is the case as it is then, with what may keep it from an approval. */
const answersWithCase = [...showsCase, 'readsRegisteredCnics'] as const

/** What an approval compares before it decides. */
const comparesForApproval = [
  'readsCases',
  'readsPhotos',
  'readsRegisteredCnics',
  'readsFeeSchedules',
  'readsDocuments',
  'detectsMissingFiles',
] as const

export const caseEndpoints = {
  'cases.list': ['readsQueue', 'readsCounters'],
  'cases.counts': ['readsCounters', 'readsAssigned'],
  'cases.days': ['readsCounters'],
  'cases.find': ['searchesCases'],
  'cases.get': [...answersWithCase, 'countsReadings', 'appendsEvents', 'refreshesLists'],
  'cases.history': ['readsCases'],
  'cases.versions': ['readsCases'],
  'cases.printed': ['readsCases', 'appendsEvents'],
  'cases.document': [
    'countsReadings',
    'readsCases',
    'appendsEvents',
    'readsDocuments',
    'detectsMissingFiles',
  ],
  'cases.take': [...answersWithCase, 'assignsCases'],
  'cases.assign': ['readsCases', 'assignsCases'],
  'cases.tick': [...answersWithCase, 'annotatesCases'],
  'cases.receive': [...answersWithCase, 'annotatesCases', 'queuesEmails', 'refreshesLists'],
  'cases.act': [
    ...answersWithCase,
    'readsRoster',
    'readsSettings',
    'readsFeeSchedules',
    'decidesCases',
    'changesRegister',
    'readsDocuments',
  ],
  'cases.notes': ['readsCases'],
  'cases.note': ['readsCases', 'readsRoster', 'writesNotes'],
  'cases.clearMentions': ['clearsMentions'],
  'cases.findRegistrations': ['searchesCases', 'findsRegisteredCnics', 'readsRegistrations'],
  'cases.linkRegistration': [...answersWithCase, 'annotatesCases', 'linksRegistrations'],
  'cases.unlinkRegistration': [...showsCase, 'annotatesCases', 'readsRegistrations', 'proposes'],
  'cases.takeChange': [...answersWithCase, 'annotatesCases'],
  'cases.proposeCorrection': [...answersWithCase, 'annotatesCases', 'putsOnWorkLists'],
  'cases.settleCorrection': [
    ...answersWithCase,
    'annotatesCases',
    'changesWorkLists',
    'updatesSearchIndex',
    'refreshesLists',
    'queuesEmails',
  ],
  'cases.escalate': [...answersWithCase, 'annotatesCases', 'putsOnWorkLists'],
  'cases.settleEscalation': [...answersWithCase, 'annotatesCases', 'changesWorkLists'],
  'cases.actOnMany': ['readsCases', 'marksCertificatesReady'],
  'meetings.list': ['listsMeetings'],
  'meetings.open': ['readsMeetings', 'opensMeetings', 'readsSettings'],
  'meetings.get': ['readsMeetings'],
  'meetings.decide': [...comparesForApproval, 'readsMeetings', 'decidesInMeetings', 'approvesCases'],
} satisfies EndpointGrants
