/** Section 2: what is printed. */
export const section2PrintOut = {
  '2.print.button': 'A button Print Application Form prints.',
  '2.print.secretary': 'The form is addressed to the Secretary of the council.',
  '2.print.title': 'Its title is Application for Renewal or for Registration.',
  '2.print.columns':
    'Registration and reference number, name, father’s name, birth, domicile, nationality / country of birth.',
  '2.print.qualifications': 'A table of institution, year of passing and degree.',
  '2.print.contact': 'Permanent, residential and professional address, three telephones and the email.',
  '2.print.download-date': 'The day of the download, day-month-year.',
  '2.print.declaration': 'A declaration.',
  '2.print.note-fee': 'Note: the renewal fee is taken by pay order or demand draft only, never in cash.',
  '2.print.note-blank': 'Note: a blank column has the form rejected.',
  '2.print.acknowledgement': 'An acknowledgement to tear off follows.',
  '2.print.checklist':
    'A checklist of 13 documents follows, in a version for renewals and one for fresh forms.',
  '2.print.checklist-items':
    'It names degree, transcript, enrolment card, two certificates and marksheets, CNIC, domicile, 4 photographs, pay order, biometric slip.',
  '2.print.copies': 'Copies: 2 of degree and transcript, 4 photographs, 1 of everything else.',
  '2.print.collection': 'Collection: the candidate only, with original slip and CNIC, on its days and hours.',
  '2.print.attested': 'All documents are attested by a 17 Grade officer.',
  '2.print.vouchers': 'Three fee vouchers follow: bank, office and applicant copy.',
  '2.print.voucher-lines':
    'Each has issue date, validity date, name, what is applied for and Rs. with the fee.',
}
