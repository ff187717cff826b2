/** Sessions, the steps of an application, and what changes when something is saved. */
export const states = {
  'state.session': 'A session is unknown until it has been checked, which happens once per load of the page.',
  'state.session.token': 'The token of an applicant is kept in the browser’s storage as “token”.',
  'state.session.admin-token': 'The token of a member of staff is kept as “admin_token”.',
  'state.session.cleared': 'If the current user cannot be loaded, the stored token is removed.',
  'state.onboarding': 'Each step of the onboarding unlocks the next one only.',
  'state.form.add': 'A form without an id adds a record.',
  'state.form.edit': 'A form with an id shows the saved record.',
  'state.form.patch': 'Such a form sends PATCH and never adds a second record.',
  'state.saved.user': 'After saving, the user in memory has the new record; nothing is loaded again.',
  'state.saved.qualification': 'A saved qualification is added to the user’s list.',
  'state.saved.list':
    'After saving personal information, addresses or a qualification, added or changed, the list of that record opens.',
  'state.document': 'A document counts as uploaded after a successful upload.',
  'state.application-title': 'The address decides whether the application is a renewal or a registration.',
  'state.checklist':
    'A renewal prints its own checklist; every other application prints the one for new forms.',
  'state.sidebar': 'Each press of the toggle switches the sidebar between expanded and collapsed.',
  'state.sidebar.resize': 'The window receives one resize event when the sidebar’s transition has ended.',
  'state.application-status': 'The status of an application begins with submitted.',
}
