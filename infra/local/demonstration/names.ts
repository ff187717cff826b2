/** The same entry for the same number, at every start; `salt` keeps two lists from running in step. */
export function choose<T>(list: readonly T[], number: number, salt = 0): T {
  const mixed = Math.imul(number + 1, 2654435761) ^ Math.imul(salt + 1, 40503)
  return list[((mixed >>> 7) ^ (mixed >>> 17)) % list.length] as T
}

/** The data of the applicants: common names and real places, combined by number. */
export const women = [
  ...['Ayesha', 'Fatima', 'Zainab', 'Maryam', 'Hira', 'Sana', 'Iqra', 'Nida', 'Rabia', 'Mehwish'],
  ...['Amina', 'Farah', 'Khadija', 'Saima', 'Bushra', 'Noor'],
]
export const men = [
  ...['Bilal', 'Hamza', 'Usman', 'Hassan', 'Junaid', 'Imran', 'Faisal', 'Adeel', 'Kashif', 'Tariq'],
  ...['Omar', 'Zeeshan', 'Salman', 'Waqas', 'Asad', 'Yasir'],
]
export const fathers = [
  ...['Muhammad', 'Abdul Rashid', 'Ghulam', 'Nazir Ahmad', 'Riaz', 'Iftikhar', 'Akram', 'Khalid'],
  ...['Saeed', 'Mushtaq', 'Rafiq', 'Pervaiz', 'Zafar', 'Aslam'],
]
export const families = [
  ...['Qureshi', 'Siddiqui', 'Malik', 'Chaudhry', 'Butt', 'Sheikh', 'Mirza', 'Hashmi', 'Rana'],
  ...['Khattak', 'Durrani', 'Baloch', 'Gilani', 'Abbasi', 'Awan', 'Bhatti', 'Dar', 'Lodhi', 'Niazi'],
]
export const cities = [
  ...['Lahore', 'Multan', 'Faisalabad', 'Rawalpindi', 'Gujranwala', 'Sialkot', 'Bahawalpur'],
  ...['Sargodha', 'Sahiwal', 'Kasur'],
]
export const streets = ['Canal Road', 'Mall Road', 'Model Town', 'Satellite Town', 'Civil Lines', 'Jail Road']
export const employers = [
  { organization: 'Mayo Hospital', designation: 'Hospital pharmacist', fields: 'Hospital Pharmacy' },
  {
    organization: 'City Medical Store',
    designation: 'Pharmacist in charge',
    fields: 'Community Pharmacy / Medical Store',
  },
  { organization: 'Indus Laboratories', designation: 'Production officer', fields: 'Production' },
  { organization: 'Ravi Pharmaceuticals', designation: 'Analyst', fields: 'Quality Assurance' },
  { organization: 'Nishtar Hospital', designation: 'Clinical pharmacist', fields: 'Hospital Pharmacy' },
  { organization: 'Government College University', designation: 'Lecturer', fields: 'Academia' },
  { organization: 'Chenab Health Care', designation: 'Territory manager', fields: 'Marketing' },
] as const
export const schools = ['Government High School', 'City Public School', 'Cadet School', 'Girls High School']
export const colleges = ['Government College', 'Science College', 'Islamia College', 'Superior College']
export const universities = [
  'University of the Punjab',
  'Bahauddin Zakariya University',
  'Government College University Faisalabad',
  'Islamia University of Bahawalpur',
  'University of Sargodha',
]
