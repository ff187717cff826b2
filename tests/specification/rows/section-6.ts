/** Section 6: roles and permissions. */
export const section6 = {
  '6.applicant': 'A bearer token opens the screens and calls of an ordinary person.',
  '6.admin-token': 'An administrator has a token of another kind; neither opens what is the other’s.',
  '6.admin-login': 'Administrators sign in at a place of their own, which is closed to everybody else.',
  '6.admin-user': 'They are loaded from an endpoint of their own.',
  '6.admin-flag': 'The admin area wants the admin flag.',
  '6.admin-screens': 'Nothing beyond the greeting is asked of the admin area.',
}
