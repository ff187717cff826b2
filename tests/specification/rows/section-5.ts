/** Section 5: validation. */
export const section5 = {
  '5.bounds': 'Bounds of the client are not given; ours name every field that is missing or wrong.',
  '5.email': 'Email fields are of the type email.',
  '5.password': 'Password fields are masked.',
  '5.server-errors': 'What the server refuses is displayed.',
  '5.dates': 'Date fields have a date picker.',
  '5.department': 'The department field appears at the M.Phil level only.',
  '5.levels': 'Three levels are required; M.Phil / M.Pharm is optional.',
  '5.fee': 'The calculator sends the degree’s issue date and nothing else.',
  '5.profile-passwords': 'The profile’s form takes its passwords from the server, which keeps them empty.',
}
