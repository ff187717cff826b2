/** Section 8: what a person reads when something did or did not work. */
export const section8 = {
  '8.message': 'A refused save that has errors shows the answer’s message: in an alert box.',
  '8.something-went-wrong': "Without errors the alert says 'Something went wrong'.",
  '8.alert-lines': 'Errors make one line for each field: its name, a colon, the messages joined by commas.',
  '8.success.user-added': "'User detail added successfully'",
  '8.success.user-updated': "'User detail updated successfully'",
  '8.success.contact-added': "'Contact detail added successfully'",
  '8.success.contact-updated': "'Contact detail updated successfully'",
  '8.success.qualification-added': "'Qualification Information added successfully'",
  '8.success.qualification-updated': "'Qualification Information updated successfully'",
  '8.logged':
    'Failures are logged; those of sign-in, Register and fee as well as shown, since they carry errors.',
  '8.stays': 'A failure ends the loading and leaves the person on the page.',
  '8.user-not-loaded': 'A user that cannot be loaded has the stored token cleared.',
  '8.codes': 'Codes are not given; ours are the usual ones: 401, 403, 404, 409, 412, 422, 429.',
}
