import { heldUserDocuments } from '../records/document.ts'
import { documentsOf } from './documents.ts'

/** The second set: seven keys. */
export const userDocuments = documentsOf('user-documents', 'seven documents', heldUserDocuments)
