/** What each screen shows and asks for. */
export const screens = {
  'screen.dashboard': 'The dashboard welcomes the person by name.',
  'screen.login': 'The sign-in asks for email and password and links to Register and Forgot password.',
  'screen.login-success': 'After signing in the dashboard opens.',
  'screen.admin-login': 'The sign-in of the staff asks for the same two fields.',
  'screen.admin-login-device': 'It sends the browser’s user agent as device_name.',
  'screen.admin-login-success': 'After signing in the staff area opens.',
  'screen.register':
    'Register asks, in this order, for full name, father’s name, CNIC, contact number, email, password and confirmation.',
  'screen.profile':
    'The profile shows name, father’s name, phone, email and CNIC and cannot be edited in place.',
  'screen.profile-button': 'A button “Update your Profile” opens its form.',
  'screen.profile-update': 'The form of the profile has the seven fields of Register, filled by the server.',
  'screen.profile-update-saved': 'After saving, the profile is shown again.',
  'screen.forgot-password': 'Forgot password asks for the email address only.',
  'screen.forgot-password-alert': 'The server’s answer is shown in an alert.',
  'screen.reset-password': 'Reset password asks for email, password and confirmation.',
  'screen.reset-password-link': 'The token and the email address come from the link in the e-mail.',
  'screen.reset-password-done': 'The server’s answer is shown, then the sign-in opens.',
  'screen.applicant-buttons':
    'Personal information shows the button Add while there is no record, and Update afterwards.',
  'screen.applicant-form': 'The form for personal information has every field of the record.',
  'screen.applicant-dates': 'Its date field, date of birth, has a date picker.',
  'screen.applicant-photo': 'The chosen photo is previewed 120 px high.',
  'screen.contact-form': 'The contact form asks for three addresses and the city.',
  'screen.contact-form-alert': 'The contact form shows the server’s message in an alert.',
  'screen.qualification-list':
    'The list of qualifications has one row per level with its status: updated, required or optional.',
  'screen.qualification-list-edit':
    'Each row has an Edit link, saved or not; it opens the form of its level by the query parameter qualification_level.',
  'screen.qualification-order': 'The three lower levels are required, in the listed order.',
  'screen.qualification-department': 'Only the M.Phil level asks for a department.',
  'screen.registration-renewal':
    'The path decides that a form is a renewal, which also asks for the issue date and the expiry date.',
  'screen.registration-loads':
    'The registration forms load GET /api/users/me and show permission, profile image and degree calculation status.',
  'screen.fee-calculator':
    'The calculator asks for one of two application titles and for the issue date of the degree.',
  'screen.fee-calculator-amount': 'The result reads “Rs. {amount}/-”.',
  'screen.documents':
    'Documents lists profile image, marks sheet, certificate and bank voucher receipt in a table.',
  'screen.documents-upload': 'A missing document has an upload button.',
  'screen.documents-held': 'An uploaded document has download and view buttons.',
  'screen.user-documents': 'User documents lists seven rows with number, label and action.',
  'screen.user-documents-upload': 'For a missing file the action opens the upload dialog.',
  'screen.user-documents-held': 'For an uploaded file the actions are download and view.',
  'screen.user-application': 'The user application record is a table of 19 rows in a fixed order.',
  'screen.user-application-gender': 'The stored gender m is shown as Male, anything else as Female.',
  'screen.user-application-dates': 'Its dates are shown as DD-MM-YYYY.',
  'screen.user-application-add': 'Without a record, “Add your information” opens /user-applications/create.',
  'screen.admin': '/admin is headed by a greeting that names the signed-in administrator.',
}
