/** What the endpoints of old registers and of claims do. */
import type { EndpointGrants } from '../grants.ts'

const readsWholeBook = ['readsBooks', 'readsBookParts', 'listsBookItems'] as const
/** A claim beside the entry, and the row of the old book that it comes from. */
const showsClaims = ['listsClaims', 'readsClaims', 'readsRegistrations', ...readsWholeBook] as const

export const bookAndClaimEndpoints = {
  'books.list': ['listsBooks'],
  'books.create': ['beginsBooks'],
  'books.get': ['readsBooks', 'listsBookItems', 'seesWhatWaits'],
  'books.addPart': ['readsBooks', 'readsBookParts', 'savesBookParts', 'readsBookBounds'],
  'books.ask': [...readsWholeBook, 'asksAboutBooks', 'proposes'],
  'books.sample': [...readsWholeBook],
  'books.import': ['readsBooks', 'readsBookParts', 'readsBookBounds', 'importsBooks'],
  'books.rows': ['readsBookParts'],
  'books.row': [...readsWholeBook],
  'books.undo': ['readsBooks', 'readsBookParts', 'undoesBooks', 'proposes'],
  'books.addPage': ['readsBooks', 'listsBookItems', 'addsBookPages'],
  'books.page': [
    'readsBooks',
    'listsBookItems',
    'recordsPageReadings',
    'readsBookPages',
    'detectsMissingFiles',
  ],
  'claims.list': ['listsClaims'],
  'claims.get': [...showsClaims, 'appendsEvents', 'seesWhatWaits'],
  'claims.document': [
    'readsClaims',
    'appendsEvents',
    'readsClaimedCertificates',
    'readsDocuments',
    'detectsMissingFiles',
  ],
  'claims.decide': [...showsClaims, 'decidesClaims', 'endsClaimProposals'],
  'ownClaims.create': ['countsAttempts', 'claimsRegistrations'],
  'ownClaims.enterCode': ['countsAttempts', 'linksClaims', 'endsClaimProposals'],
  'claimObjections.create': ['countsAttempts', 'objectsToClaims'],
  'ownClaims.list': ['readsOwnClaims'],
} satisfies EndpointGrants
