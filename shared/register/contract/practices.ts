import { registrationRoles } from '#shared/cases/rules/registration-corrections.ts'
import { endpoint } from '#shared/kit/endpoint.ts'
import { practiceQuery, practicesPage } from '../records/practice.ts'

/** Where holders practise, as staff look it up. */
export const practices = {
  find: endpoint('GET', '/api/admin/places', 'staff', {
    roles: registrationRoles,
    summary:
      'Places of practice by name of the premises, licence or city, with who else is in charge there and where else the holder practises. One that has ended is listed while nobody has followed.',
    query: practiceQuery,
    response: practicesPage,
  }),
}
