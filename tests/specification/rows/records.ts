/** The records, their fields and the values that a field may have. */
export const records = {
  'record.user':
    'A user has name, applicant, contact_information, qualification_information and application_form.',
  'record.user-token': 'Signing in returns a token.',
  'record.user-later':
    'A user also has father_name, cnic, phone, email, gender (m or other) and user_application; passwords are only ever sent in.',
  'record.user-gender': 'Registration and profile take the gender, keep it and answer it.',
  'record.applicant': 'The applicant record has its fields under their exact keys.',
  'record.applicant.title': 'title is Mr., Mrs., Miss, Ms. or Dr.',
  'record.applicant.gender': 'gender is Female, Male or Other.',
  'record.applicant.religion': 'religion is Muslim, Non-Muslim or Qadiani.',
  'record.applicant.marital-status': 'marital_status is Married, Single, Separated/Divorced or Widow.',
  'record.applicant.fields': 'fields is one of twelve fields of work, shown as they are stored.',
  'record.applicant.photo': 'photo is sent as a data URL.',
  'record.applicant.registration-view':
    'On the registration view the applicant also has permission, profile_image and degree_calculation_status.',
  'record.contact-information': 'Contact information has id, residential, permanent, professional and city.',
  'record.qualification-information':
    'A qualification has id, qualification_level, year_of_passing, degree_issue_date, name_of_institute, board_university and department.',
  'record.qualification-information.level':
    'qualification_level is one of four levels, shown as they are stored.',
  'record.application-form':
    'The application form has applicants_id, contact_information_id, qualification_information_id, application_title and registrationNo.',
  'record.application-form.title': 'application_title is Renewal or Registration.',
  'record.application-form.registration-no':
    'registrationNo has the default text “Apply Now” in both forms, and both a registration and a renewal are accepted with it.',
  'record.application-form.dates': 'A renewal has issueDate and expiryDate; a new registration has neither.',
  'record.user-application':
    'The user application record has its fifteen fields under their exact keys; each can be sent when it is created and when it is changed, is kept and answered.',
  'record.user-application.gender': 'Its gender is m or f.',
  'record.user-application.category-type': 'category_type is Category A, Category B or Category C.',
  'record.documents.keys':
    'The four documents are profile_image, marksSheet_image, certificate_image and bank_voucher_receipt_image.',
  'record.documents.response': 'Their list is answered as user_document with a url per key.',
  'record.user-documents.keys':
    'The seven documents are cnic_front_image, cnic_back_image, category_image, renewal_category_image, finger_print, paid_bank_deposit_slip and profile_photo.',
  'record.user-documents.response': 'Their list has one reference to a file per key.',
  'record.fee.title': 'The calculator’s title is New Registration or Renewal Registration.',
  'record.fee.inputs': 'The calculator’s inputs are title and date_of_issue_degree.',
  'record.print-out.applicant':
    'The applicant of a print-out has id, name, father_name, date_of_birth, domicile, country_of_birth, refNumber, telephoneRes, telephoneOffice and mobile.',
  'record.print-out.application-form':
    'The application_form of a print-out has id, registrationNo and application_title.',
  'record.print-out.contact-information':
    'The contact_information of a print-out has id, permanent, residential and professional.',
  'record.print-out.qualification-information':
    'The qualification_information of a print-out is a list of id, board_university, year_of_passing and qualification_level.',
  'record.print-out.fee':
    'A print-out has fee_amount in qualification_information_pharm_d, and the email address.',
  'record.payload.login': 'Signing in sends email and password; staff send device_name as well.',
  'record.payload.forgot-password': 'Forgot password sends the email address.',
  'record.payload.reset-password':
    'Resetting the password sends email, password, password_confirmation and token.',
}
