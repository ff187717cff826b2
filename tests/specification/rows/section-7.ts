/** Section 7: the calls, by the names of the contract. */
export const section7 = {
  '7.token': 'Every call carries the bearer token once there is one; all go to one host.',
  '7.cookies': 'Calls send cookies along.',
  '7.auth.login': 'POST /api/auth/login: credentials; answers with the token.',
  '7.auth.register': 'POST /api/auth/register: the registration; answers with the token.',
  '7.auth.user': 'GET /api/auth/user: the current user with the four records.',
  '7.adminAuth.login': 'POST /api/admin/auth/login: credentials and device_name; answers with the token.',
  '7.adminAuth.adminUser': 'GET /api/admin/auth/admin-user: the administrator.',
  '7.auth.forgotPassword': 'POST /api/auth/forgot-password: email; answers with the message to show.',
  '7.auth.resetPassword':
    'POST /api/auth/reset-password: email, password, password_confirmation, token; answers with the message.',
  '7.fee.calculate': 'GET /api/calculate-fee?issue_date=: data is the amount in rupees.',
  '7.applications.create': 'POST /api/applications: applicant fields; data is the record.',
  '7.applications.current': 'GET /api/applications: data is the applicant record.',
  '7.applications.get': 'GET /api/applications/{id}: data is the record.',
  '7.applications.update': 'PATCH /api/applications/{id}: applicant fields; data is the record.',
  '7.contactInformation.create': 'POST /api/contact-information: addresses and city; the saved record.',
  '7.contactInformation.current': 'GET /api/contact-information: data has a member contact_information.',
  '7.contactInformation.get': 'GET /api/contact-information/{id}: data is the record.',
  '7.contactInformation.update':
    'PATCH /api/contact-information/{id}: addresses and city; data is the record.',
  '7.qualificationInformation.create': 'POST /api/qualification-information: its fields; the saved record.',
  '7.qualificationInformation.list':
    'GET /api/qualification-information: data has a list qualification_information.',
  '7.qualificationInformation.get':
    'GET /api/qualification-information/{id}?qualification_level=: one record.',
  '7.qualificationInformation.update': 'PATCH /api/qualification-information/{id}: its fields; the record.',
  '7.documents.list': 'GET /api/documents: data with user_document.',
  '7.documents.get': 'GET /api/documents/{key}: the file, for download or view.',
  '7.uploads.create': 'POST /api/uploads: multipart of file and name; data holds the url for each key.',
  '7.uploads.grant': 'Our way past the size limit of a function: leave to send one file to the store.',
  '7.uploads.confirm': 'And the word that it has been sent; the file is then checked and kept.',
  '7.users.get':
    'GET /api/users/{id}, literally me: name, applicant, contact_information, qualification_information.',
  '7.applicantForm.create': 'POST /api/applicant-form: registration fields; data is the form.',
  '7.userApplications.create': 'POST /api/user-applications: fields of the record.',
  '7.tasks.update': 'PATCH /api/tasks/{id}: fields of the record.',
  '7.userApplications.current': 'GET /api/user-applications: the user with user_application.',
  '7.userDocuments.list': 'GET /api/user-documents: user_document with the seven keys.',
  '7.userDocuments.get': 'GET /api/user-documents/{key}: the file, for download or view.',
  '7.files.create': 'POST /api/files: multipart of file and name; data maps the key to the stored file.',
  '7.printOut.get': 'GET /api/print-out/{id}, literally me: what is printed.',
  '7.portfolioUpdate.get':
    'GET /api/portfolioUpdate/{id}: name, father_name, cnic, gender, phone, email and both passwords.',
  '7.portfolioUpdate.update': 'PATCH /api/portfolioUpdate/{id}: the seven fields; then the user is reloaded.',
  '7.note.two-readings': 'Both sets of documents are served, four keys and seven.',
  '7.note.printed': 'After printing an empty POST is sent; nobody looks at its answer.',
}
