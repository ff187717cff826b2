/**
 * Suggestions for free-text fields (docs/field-rules.md#places). Nothing is validated against them: any text is accepted.
 * The lists of other provinces and of universities are well-known names and not complete.
 */
import type { QualificationLevel } from '#shared/vocabulary/people.ts'

/** Districts by province; Punjab's 41 in the order of its divisions. */
const districtsByProvince: Record<string, string[]> = {
  Punjab: [
    ...['Lahore', 'Kasur', 'Sheikhupura', 'Nankana Sahib'],
    ...['Gujranwala', 'Sialkot', 'Narowal'],
    ...['Gujrat', 'Hafizabad', 'Mandi Bahauddin', 'Wazirabad'],
    ...['Rawalpindi', 'Murree', 'Chakwal', 'Attock', 'Jhelum', 'Talagang'],
    ...['Faisalabad', 'Jhang', 'Chiniot', 'Toba Tek Singh'],
    ...['Multan', 'Lodhran', 'Vehari', 'Khanewal'],
    ...['Sahiwal', 'Pakpattan', 'Okara'],
    ...['Bahawalpur', 'Bahawalnagar', 'Rahim Yar Khan'],
    ...['Dera Ghazi Khan', 'Muzaffargarh', 'Layyah', 'Rajanpur', 'Kot Addu', 'Taunsa'],
    ...['Sargodha', 'Khushab', 'Mianwali', 'Bhakkar'],
  ],
  Sindh: [
    ...['Karachi', 'Hyderabad', 'Sukkur', 'Larkana', 'Mirpur Khas', 'Nawabshah', 'Khairpur', 'Dadu'],
    ...['Jacobabad', 'Thatta', 'Badin', 'Sanghar', 'Ghotki', 'Shikarpur', 'Tharparkar'],
  ],
  'Khyber Pakhtunkhwa': [
    ...['Peshawar', 'Mardan', 'Swat', 'Abbottabad', 'Mansehra', 'Haripur', 'Kohat', 'Bannu'],
    ...['Dera Ismail Khan', 'Charsadda', 'Nowshera', 'Swabi', 'Chitral', 'Buner', 'Malakand'],
  ],
  Balochistan: ['Quetta', 'Khuzdar', 'Turbat', 'Gwadar', 'Sibi', 'Loralai', 'Zhob', 'Chaman', 'Pishin'],
  Islamabad: ['Islamabad'],
  'Azad Jammu and Kashmir': ['Muzaffarabad', 'Mirpur', 'Kotli', 'Bhimber', 'Rawalakot', 'Bagh'],
  'Gilgit-Baltistan': ['Gilgit', 'Skardu', 'Hunza', 'Chilas', 'Ghizer'],
}

/** Districts, province by province. */
export const districts: string[] = Object.values(districtsByProvince).flat()

/** Provinces and territories. */
export const provinces: string[] = Object.keys(districtsByProvince)

/** The councils of the four provinces. */
export const pharmacyCouncils: string[] = provinces
  .slice(0, 4)
  .map((province) => `${province} Pharmacy Council`)

/** Cities applicants write in their addresses; most districts carry their city's name. */
export const cities: string[] = [...new Set(districts)].sort((a, b) => a.localeCompare(b, 'en'))

const schoolBoards = [
  ...['Lahore', 'Gujranwala', 'Faisalabad', 'Multan', 'Rawalpindi', 'Sargodha', 'Bahawalpur'].map(
    (city) => `BISE ${city}`,
  ),
  ...[
    'BISE Dera Ghazi Khan',
    'BISE Sahiwal',
    'Federal Board (FBISE)',
    'Aga Khan University Examination Board',
  ],
  ...['Ziauddin University Examination Board', 'Board of Secondary Education Karachi'],
  ...['Board of Intermediate Education Karachi', 'Cambridge International (CAIE)'],
]

const universities = [
  ...['University of the Punjab', 'University of Veterinary and Animal Sciences, Lahore'],
  ...['University of Health Sciences, Lahore', 'Government College University, Faisalabad'],
  ...['Bahauddin Zakariya University, Multan', 'The Islamia University of Bahawalpur'],
  ...['University of Sargodha', 'Lahore College for Women University', 'The University of Lahore'],
  ...['University of Central Punjab', 'Riphah International University', 'Hajvery University'],
  ...['COMSATS University Islamabad', 'Quaid-i-Azam University', 'University of Karachi'],
  ...['Dow University of Health Sciences', 'Hamdard University', 'Ziauddin University'],
  ...['Jinnah Sindh Medical University', 'University of Sindh', 'University of Peshawar'],
  ...['Gomal University', 'Abdul Wali Khan University Mardan', 'University of Balochistan'],
]

const isSchoolLevel = (level: string): boolean =>
  (['SSC / Matriculation / O - level', 'HEC / Intermediate/ A - level'] satisfies QualificationLevel[]).some(
    (schoolLevel) => schoolLevel === level,
  )

/** School boards for the two school levels, universities above. */
export const boardsOf = (level: string): string[] => (isSchoolLevel(level) ? schoolBoards : universities)

/** Institutes: schools are too many to name; degrees are mostly taken at the university itself. */
export const institutesOf = (level: string): string[] =>
  isSchoolLevel(level) || level === '' ? [] : universities
