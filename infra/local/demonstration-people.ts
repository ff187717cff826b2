/** A made-up applicant and how far they have come: 0 registered … 4 application submitted. */
export type DemoPerson = {
  account: { name: string; father_name: string; cnic: string; phone: string; email: string }
  personal: { title: string; gender: string; date_of_birth: string; marital_status: string; domicile: string }
  stage: 0 | 1 | 2 | 3 | 4
  form?: object
}

/** Every demonstration applicant signs in with it. */
export const demonstrationPassword = 'paper-lantern-harbour'

const woman = {
  title: 'Ms.',
  gender: 'Female',
  date_of_birth: '1992-04-11',
  marital_status: 'Single',
  domicile: 'Lahore',
}
const man = {
  title: 'Mr.',
  gender: 'Male',
  date_of_birth: '1989-10-02',
  marital_status: 'Married',
  domicile: 'Multan',
}

// CNICs of a range that is given to nobody, and addresses that no e-mail can reach.
const account = (number: number, name: string, father_name: string) => ({
  name,
  father_name,
  cnic: `99999${String(number).padStart(8, '0')}`,
  phone: '0300 0000000',
  email: `${name.split(' ')[0]!.toLowerCase()}@demonstration.example`,
})

export const demonstrationPeople: readonly DemoPerson[] = [
  { account: account(11, 'Amina Yousaf', 'Yousaf Khan'), personal: woman, stage: 0 },
  { account: account(12, 'Bilal Hameed', 'Hameed Akhtar'), personal: man, stage: 1 },
  { account: account(13, 'Farah Nadeem', 'Nadeem Aslam'), personal: woman, stage: 2 },
  { account: account(14, 'Hassan Raza', 'Raza Mehmood'), personal: man, stage: 3 },
  {
    account: account(15, 'Sana Tariq', 'Tariq Jamil'),
    personal: woman,
    stage: 4,
    form: { application_title: 'Registration' },
  },
  {
    account: account(16, 'Usman Ghani', 'Ghani Butt'),
    personal: man,
    stage: 4,
    form: {
      application_title: 'Renewal',
      registrationNo: '12345-A',
      issueDate: '2021-02-01',
      expiryDate: '2026-01-31',
    },
  },
]
