/** What the endpoints of old registers and of claims do. */
import type { EndpointGrants } from '../grants.ts'

export const bookAndClaimEndpoints = {
  'books.list': ['listsBooks'],
  'books.create': ['beginsBooks'],
  'books.get': ['readsBooks', 'listsBookItems', 'seesWhatWaits'],
  'books.addPart': ['readsBooks', 'readsBookParts', 'savesBookParts', 'readsBookBounds'],
  'books.ask': ['readsBooks', 'readsBookParts', 'listsBookItems', 'asksAboutBooks', 'proposes'],
  'books.sample': ['readsBooks', 'readsBookParts', 'listsBookItems'],
  'books.import': ['readsBooks', 'readsBookParts', 'readsBookBounds', 'importsBooks'],
  'books.rows': ['readsBookParts'],
  'books.row': ['readsBooks', 'readsBookParts', 'listsBookItems'],
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
  'claims.get': ['readsClaims', 'readsRegistrations', 'readsBooks', 'readsBookParts', 'listsBookItems'],
  'claims.certificate': ['readsClaims', 'appendsEvents', 'readsClaimedCertificates', 'detectsMissingFiles'],
  'claims.decide': [
    'readsClaims',
    'readsRegistrations',
    'readsBooks',
    'readsBookParts',
    'listsBookItems',
    'decidesClaims',
  ],
  'ownClaims.create': ['countsAttempts', 'claimsRegistrations'],
  'ownClaims.list': ['readsOwnClaims'],
} satisfies EndpointGrants
