/** The applicant who exists from the first start on one machine, and as whom the smoke test signs in there; the CNIC is of a range that no person has. */
export const demoApplicant = {
  name: 'Demo Applicant',
  father_name: 'Demo Father',
  cnic: '9999900000001',
  phone: '0300 0000000',
  email: 'applicant@council.example',
  password: 'paper-lantern-harbour',
}
