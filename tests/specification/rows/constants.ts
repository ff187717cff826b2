/** Fixed values: lists, amounts, dates and limits. */
export const constants = {
  'constant.levels': 'There are four qualification levels; the last one is optional.',
  'constant.fee-types': 'There are two fees: New Registration and Renewal Registration.',
  'constant.fee-shown': 'A fee is shown as “Rs. {amount}/-”.',
  'constant.fee-rule': 'The server calculates the fee.',
  'constant.voucher-amount': 'A voucher shows “Rs.” and the server’s fee_amount.',
  'constant.voucher-validity': 'A voucher is valid for 3 days after its issue.',
  'constant.dates': 'Dates are shown as DD-MM-YYYY.',
  'constant.download-date': 'The download date is shown as day-month-year.',
  'constant.collection': 'Certificates are collected Monday to Thursday, 2:30 pm to 4:30 pm.',
  'constant.checklist': 'The checklist has 13 items.',
  'constant.checklist-copies':
    'Papers are asked for in 2 copies (degree, transcript) or 1; photographs 4 times.',
  'constant.documents': 'The screen Documents has four kinds of document.',
  'constant.user-documents': 'The screen User documents has seven.',
  'constant.photo-height': 'The preview of the photo is 120 px high.',
  'constant.token-keys': 'Tokens are stored under the keys token and admin_token.',
  'constant.categories': 'The categories are A, B and C.',
  'constant.register': 'Registration is in Register A, category A.',
  'constant.theme': 'The colours are those of the palette on the root element.',
}
