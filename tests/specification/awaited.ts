/** Rows of the documents, which are being built: they have no test yet. A row that has one leaves this list. */
export const awaited = [
  '1.documents',
  '2.route.documents',
  '2.route.user-documents',
  '2.screen.documents',
  '2.screen.documents-upload',
  '2.screen.documents-held',
  '2.screen.user-documents',
  '2.screen.user-documents-upload',
  '2.screen.user-documents-held',
  '4.document',
]
