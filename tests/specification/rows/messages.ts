/** What a person reads when something did or did not work. */
export const messages = {
  'message.message': 'A refused save with errors shows the answer’s message in an alert.',
  'message.something-went-wrong': 'Without errors the alert says “Something went wrong”.',
  'message.alert-lines':
    'Wherever a failed answer has errors (form, dialog, button, upload, card or page that loads), one line per field is shown: its name, a colon, its messages joined by commas.',
  'message.success.user-added': '“User detail added successfully”',
  'message.success.user-updated': '“User detail updated successfully”',
  'message.success.contact-added': '“Contact detail added successfully”',
  'message.success.contact-updated': '“Contact detail updated successfully”',
  'message.success.qualification-added': '“Qualification Information added successfully”',
  'message.success.qualification-updated': '“Qualification Information updated successfully”',
  'message.logged':
    'Failures of sign-in, Register and the fee calculator are shown; the service logs every failure.',
  'message.stays': 'After a failure the person stays on the page, and nothing is loading any more.',
  'message.user-not-loaded': 'If the current user cannot be loaded, the stored token is removed.',
  'message.codes': 'Failures answer with 401, 403, 404, 409, 412, 422 or 429.',
}
