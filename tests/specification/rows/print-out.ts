/** What the printed application consists of. */
export const printOut = {
  'print-out.button': 'A button “Print Application Form” prints the application.',
  'print-out.secretary': 'The form is addressed to the Secretary of the council.',
  'print-out.title': 'Its title is that of an application for renewal or for registration.',
  'print-out.columns':
    'It shows registration and reference number, name, father’s name, date of birth, domicile and nationality or country of birth.',
  'print-out.qualifications': 'A table shows institution, year of passing and degree.',
  'print-out.contact':
    'It shows the permanent, residential and professional address, three telephone numbers and the email.',
  'print-out.download-date': 'It shows the day of the download as day-month-year.',
  'print-out.declaration': 'It contains the declaration.',
  'print-out.note-fee':
    'A note says that the renewal fee is paid by pay order or demand draft, never in cash.',
  'print-out.note-blank': 'A note says that a form with blank columns is rejected.',
  'print-out.acknowledgement': 'An acknowledgement slip to tear off follows.',
  'print-out.checklist': 'A checklist of 13 papers follows, one version for renewals and one for new forms.',
  'print-out.checklist-items':
    'The checklist names degree, transcript, enrolment card, two certificates with marksheets, CNIC, domicile, 4 photographs, pay order and biometric slip.',
  'print-out.copies': 'It asks for 2 copies of degree and transcript, 4 photographs, and 1 copy of the rest.',
  'print-out.collection':
    'Only the candidate collects the certificate, with the original slip and CNIC, on the stated days and hours.',
  'print-out.attested': 'All papers are attested by an officer of grade 17.',
  'print-out.vouchers': 'Three fee vouchers follow: copies for the bank, the office and the applicant.',
  'print-out.voucher-lines':
    'Each voucher shows issue date, last day of validity, name, the application title and the fee in rupees.',
}
