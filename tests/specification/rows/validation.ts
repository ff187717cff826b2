/** What is checked before something is accepted. */
export const validation = {
  'validation.bounds': 'Every field that is missing or wrong is named.',
  'validation.email': 'Email fields have the type email.',
  'validation.password': 'Password fields hide what is typed.',
  'validation.server-errors': 'What the server refuses is shown.',
  'validation.dates': 'Each date field of every form has a date picker.',
  'validation.department': 'The department field appears at the M.Phil level only.',
  'validation.levels': 'Three levels are required; M.Phil / M.Pharm is optional.',
  'validation.fee': 'The calculator sends the issue date of the degree and nothing else.',
  'validation.profile-passwords': 'The passwords in the form of the profile come empty from the server.',
}
