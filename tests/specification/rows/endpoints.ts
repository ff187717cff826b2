/** The endpoints by their names in the contract, and the calls that the pages make. */
export const endpoints = {
  'endpoint.token': 'Once there is a token, every call carries it; all calls go to one host.',
  'endpoint.cookies': 'Calls send cookies along.',
  'endpoint.auth.login': 'POST /api/auth/login: credentials; answers with the token.',
  'endpoint.auth.register': 'POST /api/auth/register: the registration; answers with the token.',
  'endpoint.auth.user': 'GET /api/auth/user: the current user with the four records.',
  'endpoint.adminAuth.login':
    'POST /api/admin/auth/login: credentials and device_name; answers with the token.',
  'endpoint.adminAuth.adminUser': 'GET /api/admin/auth/admin-user: the administrator.',
  'endpoint.auth.forgotPassword': 'POST /api/auth/forgot-password: email; answers with the message to show.',
  'endpoint.auth.resetPassword':
    'POST /api/auth/reset-password: email, password, password_confirmation, token; answers with the message.',
  'endpoint.fee.calculate': 'GET /api/calculate-fee?issue_date=: data is the amount in rupees.',
  'endpoint.applications.create': 'POST /api/applications: applicant fields; data is the record.',
  'endpoint.applications.current': 'GET /api/applications: data is the applicant record.',
  'endpoint.applications.get': 'GET /api/applications/{id}: data is the record.',
  'endpoint.applications.update': 'PATCH /api/applications/{id}: applicant fields; data is the record.',
  'endpoint.contactInformation.create':
    'POST /api/contact-information: addresses and city; the saved record.',
  'endpoint.contactInformation.current':
    'GET /api/contact-information: data has a member contact_information.',
  'endpoint.contactInformation.get': 'GET /api/contact-information/{id}: data is the record.',
  'endpoint.contactInformation.update':
    'PATCH /api/contact-information/{id}: addresses and city; data is the record.',
  'endpoint.qualificationInformation.create':
    'POST /api/qualification-information: its fields; the saved record.',
  'endpoint.qualificationInformation.list':
    'GET /api/qualification-information: data has a list qualification_information.',
  'endpoint.qualificationInformation.get':
    'GET /api/qualification-information/{id}?qualification_level=: one record.',
  'endpoint.qualificationInformation.update':
    'PATCH /api/qualification-information/{id}: its fields; the record.',
  'endpoint.documents.list': 'GET /api/documents: data with user_document.',
  'endpoint.documents.get': 'GET /api/documents/{key}: the file, for download or view.',
  'endpoint.uploads.create':
    'POST /api/uploads: multipart of file and name; data holds the url for each key.',
  'endpoint.uploads.grant':
    'POST /api/uploads/grants: permission to send one file to the object store directly.',
  'endpoint.uploads.confirm':
    'POST /api/uploads/grants/{id}: says that the file has been sent; the service then checks and keeps it.',
  'endpoint.users.get':
    'GET /api/users/{id}, the id being “me”: name, applicant, contact_information, qualification_information.',
  'endpoint.applicantForm.create': 'POST /api/applicant-form: registration fields; data is the form.',
  'endpoint.userApplications.create': 'POST /api/user-applications: fields of the record.',
  'endpoint.tasks.update': 'PATCH /api/tasks/{id}: fields of the record.',
  'endpoint.userApplications.current': 'GET /api/user-applications: the user with user_application.',
  'endpoint.userDocuments.list': 'GET /api/user-documents: user_document with the seven keys.',
  'endpoint.userDocuments.get': 'GET /api/user-documents/{key}: the file, for download or view.',
  'endpoint.files.create':
    'POST /api/files: multipart of file and name; data maps the key to the stored file.',
  'endpoint.printOut.get': 'GET /api/print-out/{id}, the id being “me”: what is printed.',
  'endpoint.portfolioUpdate.get':
    'GET /api/portfolioUpdate/{id}: name, father_name, cnic, gender, phone, email and both passwords.',
  'endpoint.portfolioUpdate.update':
    'PATCH /api/portfolioUpdate/{id}: the seven fields; then the user is reloaded.',
  'endpoint.note.two-readings': 'The four documents and the seven documents are both served.',
  'endpoint.note.stores':
    'Signing in, registering and loading the current user have one path each under /api/auth or /api/admin/auth.',
  'endpoint.note.plain-client':
    'A client that sends the fields of each call and its token, and nothing else, goes through every call of an applicant and of an administrator without a refusal.',
  'endpoint.note.printed': 'After printing, an empty POST is sent; its answer is ignored.',
}
