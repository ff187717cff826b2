import { userApplicationFields } from '#shared/applications/field-tables/user-application.ts'
import { pharmacyCouncils, provinces } from '#shared/applications/place-suggestions.ts'
import { RecordFields } from '#web/ui/form/record-fields.tsx'

const hints = {
  date_of_birth: { autoComplete: 'bday' },
  present_address: { autoComplete: 'street-address' },
  registration_no: { hint: 'As on your certificate' },
  pharmacy_council: { list: pharmacyCouncils },
  province_of_pharmacy: { list: provinces },
}

/** The fieldsets of the user application record. */
export const UserApplicationFieldsets = () => <RecordFields fields={userApplicationFields} hints={hints} />
