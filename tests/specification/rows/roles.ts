/** Who may do what. */
export const roles = {
  'role.applicant': 'A bearer token opens the screens and endpoints of an applicant.',
  'role.admin-token': 'Tokens of staff are of another kind; neither kind opens what belongs to the other.',
  'role.admin-login': 'Staff sign in at an endpoint of their own, which refuses everybody else.',
  'role.admin-user': 'The signed-in member of staff is loaded from an endpoint of its own.',
  'role.admin-flag': 'The staff area requires the admin flag.',
  'role.admin-screens': 'The greeting of the staff area needs no role.',
}
