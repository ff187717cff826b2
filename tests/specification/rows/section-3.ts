/** Section 3: entities, their fields and their closed lists. */
export const section3 = {
  '3.user': 'User: name, applicant, contact_information, qualification_information, application_form.',
  '3.user-token': 'Signing in gives the user a token.',
  '3.user-later':
    'Later reading: father_name, cnic, phone, email, gender and user_application as well; passwords on the way in.',
  '3.applicant': 'Applicant: its fields under their exact keys.',
  '3.applicant.title': 'title: Mr., Mrs., Miss, Ms., Dr.',
  '3.applicant.gender': 'gender: Female, Male, Other.',
  '3.applicant.religion': 'religion: Muslim, Non-Muslim, Qadiani.',
  '3.applicant.marital-status': 'marital_status: Married, Single, Separated/Divorced, Widow.',
  '3.applicant.fields': 'fields: the twelve fields of work, written as they are stored.',
  '3.applicant.photo': 'photo is sent as an encoded data string.',
  '3.applicant.registration-view':
    'On the registration view also permission, profile_image, degree_calculation_status.',
  '3.contact-information': 'Contact information: id, residential, permanent, professional, city.',
  '3.qualification-information':
    'Qualification: id, qualification_level, year_of_passing, degree_issue_date, name_of_institute, board_university, department.',
  '3.qualification-information.level': 'qualification_level: its four levels, written as they are stored.',
  '3.application-form':
    'Application form: applicants_id, contact_information_id, qualification_information_id, application_title, registrationNo.',
  '3.application-form.title': 'application_title: Renewal or Registration.',
  '3.application-form.registration-no': "registrationNo is 'Apply Now' until there is a number.",
  '3.application-form.dates': 'issueDate and expiryDate belong to a renewal only.',
  '3.user-application': 'User application record: its fields under their exact keys.',
  '3.user-application.gender': 'Its gender is m or f.',
  '3.user-application.category-type': 'category_type: Category A, Category B, Category C.',
  '3.documents.keys':
    'Documents: profile_image, marksSheet_image, certificate_image, bank_voucher_receipt_image.',
  '3.documents.response': 'Their answer holds user_document with a url for each key.',
  '3.user-documents.keys':
    'User documents: cnic_front_image, cnic_back_image, category_image, renewal_category_image, finger_print, paid_bank_deposit_slip, profile_photo.',
  '3.user-documents.response': 'One file reference for each key.',
  '3.fee.title': 'title of the calculator: New Registration or Renewal Registration.',
  '3.fee.inputs': 'Inputs of the calculator: title and date_of_issue_degree.',
  '3.print-out.applicant':
    'Print-out applicant: id, name, father_name, date_of_birth, domicile, country_of_birth, refNumber, telephoneRes, telephoneOffice, mobile.',
  '3.print-out.application-form': 'Print-out application_form: id, registrationNo, application_title.',
  '3.print-out.contact-information':
    'Print-out contact_information: id, permanent, residential, professional.',
  '3.print-out.qualification-information':
    'Print-out qualification_information: a list of id, board_university, year_of_passing, qualification_level.',
  '3.print-out.fee':
    'Print-out qualification_information_pharm_d holds fee_amount; the email stands beside it.',
  '3.payload.login': 'Sign-in sends email and password; the staff’s device_name as well.',
  '3.payload.forgot-password': 'Forgot password sends the email.',
  '3.payload.reset-password': 'Reset sends email, password, password_confirmation and token.',
  '3.theme': 'The palette stands untouched in :root.',
}
